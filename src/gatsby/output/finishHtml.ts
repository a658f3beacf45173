import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { pageDataFile, readScripts, replaceScripts, SCRIPTS_SLICE_FILE } from '../gatsbyInternals';
import { INLINE_SCRIPTS } from '../inlineScripts';
import { PAGE_DATA_ID, replaceText, type QueryResult } from '../../shared/pageData';
import { listFiles, removeFiles } from '../files';
import { PLAYGROUND_FOLDER } from '../playground/framePage';
import { isPageFile, pathOfFile, type BuiltPage, readHead } from './builtPages';
import type { PagePolicy } from './securityPolicy';

const EMPTY_STYLES = /<style data-emotion="[^"]*"><\/style>/g;

/** What Gatsby tells Internet Explorer, and of itself. */
const UNUSED_META = /<meta (?:http-equiv="x-ua-compatible"|name="generator")[^>]*>/g;

/**
 * Removes what no browser needs. Emotion would move its empty style elements into the head when it starts, which makes
 * the browser recalculate the styles of the whole page.
 */
const withoutUnused = (html: string): string => html.replace(EMPTY_STYLES, '').replace(UNUSED_META, '');

/**
 * Makes the inline script that replaces all of Gatsby's script tags: it loads the scripts after the page has rendered.
 * The values of Gatsby's inline scripts become attributes, so that the script text, and its CSP hash, is the same on
 * every page.
 *
 * @param last address of a script to run after Gatsby's
 * @returns a function from a page's path to its script element
 */
function startScripts(slice: string, last: string): (path: string) => string {
  const { build, addresses } = readScripts(slice);
  const names = [...addresses, last].join(' ');
  return (path) =>
    `<script data-page="${path}" data-build="${build}" data-scripts="${names}">${INLINE_SCRIPTS.start}</script>`;
}

/** The element with the page data that the scripts read. It omits the page's HTML, which is in the document anyway. */
export function pageDataElement(data: string): string {
  const page = JSON.parse(data) as { result?: { data?: QueryResult } };
  replaceText(page.result?.data, '');
  const json = JSON.stringify(page).replace(/<(?=\/script|!--)/gi, '\\u003c');
  return `<script type="application/json" id="${PAGE_DATA_ID}">${json}</script>`;
}

/** In JSON, where quotes have a backslash. */
const EMPTY_ISLAND = /(<div class=\\"island\\" data-island=\\"([^"\\]+)\\">)(?=<\/div>)/g;

/**
 * Adds the initial HTML of the live examples to the data of a page, so that they do not move what is below them when a
 * link within the site leads there.
 *
 * @param data text of page-data.json
 * @param html the built page
 */
export function withIslands(data: string, html: string): string {
  if (data.search(EMPTY_ISLAND) === -1) return data;
  const islands = parse(html, { comment: true }).querySelectorAll('.island');
  const contents = new Map(islands.map((island) => [island.getAttribute('data-island'), island.innerHTML]));
  return data.replace(
    EMPTY_ISLAND,
    (_, tag: string, id: string) => tag + JSON.stringify(contents.get(id) ?? '').slice(1, -1),
  );
}

const CHARSET = '<meta charSet="utf-8"/>';

/** Adds the CSP as a meta element right after the charset, for hosts that send no headers. */
function withPolicy(html: string, policy: string): string {
  const element = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.includes(element) ? html : html.replace(CHARSET, () => CHARSET + element);
}

/** Inline scripts that run; scripts with a `type` are data. To parse all pages as HTML takes 25 times as long. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;

/** The inline scripts of a page that its policy does not allow. */
export const blockedScripts = (html: string, allowed: readonly string[]): string[] =>
  [...html.matchAll(INLINE_SCRIPT)].map(([, text = '']) => text).filter((text) => !allowed.includes(text));

/** Folders without pages: playground frames, which have their own policy, and Gatsby's slices. */
const FOLDERS_WITHOUT_PAGES = [PLAYGROUND_FOLDER, '_gatsby'];

const isPage = (file: string) => file.endsWith('.html') && !FOLDERS_WITHOUT_PAGES.includes(file.split('/')[0] ?? '');

/** False for a file of `static/`, and for a page of a build that failed, whose data Gatsby has removed. */
const hasData = (folder: string, file: string) => existsSync(join(folder, pageDataFile(pathOfFile(file))));

/**
 * Removes the pages of builds that failed, which Gatsby does not know.
 *
 * @param unchanged folder of the files that are served unchanged
 */
export const removeLeftPages = (folder: string, unchanged: string): void =>
  removeFiles(folder, (file) => isPage(file) && !hasData(folder, file) && !existsSync(join(unchanged, file)));

/**
 * Finishes the HTML of the built site and returns the heads of its pages. Pages that Gatsby did not rebuild are already
 * finished and stay unchanged.
 *
 * @throws Error for a page without a charset, where the policy belongs, or with a script that the policy forbids
 */
export function finishHtml(folder: string, lastScript: string, policy: PagePolicy): BuiltPage[] {
  const startScript = startScripts(readFileSync(join(folder, SCRIPTS_SLICE_FILE), 'utf8'), lastScript);
  const finish = (name: string): BuiltPage => {
    const file = join(folder, name);
    const path = pathOfFile(name);
    const html = readFileSync(file, 'utf8');
    const dataFile = join(folder, pageDataFile(path));
    const data = readFileSync(dataFile, 'utf8');
    const filled = withIslands(data, html);
    if (filled !== data) writeFileSync(dataFile, filled);
    const scripts = pageDataElement(data) + startScript(path);
    const whole = replaceScripts(withoutUnused(html), scripts);
    const inPage = policy.inPage(whole);
    const finished = withPolicy(whole, inPage);
    if (!finished.includes(inPage)) throw new Error(`${file}: expected ${CHARSET} in its head, for its policy`);
    if (finished !== html) {
      const [forbidden] = blockedScripts(finished, policy.scripts);
      if (forbidden !== undefined) {
        throw new Error(
          `${file}: the policy of the site allows only the inline scripts of src/inline-scripts; found ${forbidden.slice(0, 80)}…`,
        );
      }
      writeFileSync(file, finished);
    }
    return { path, head: readHead(finished) };
  };

  const files = listFiles(folder).filter((file) => isPage(file) && hasData(folder, file));
  return files.flatMap((file) => {
    const page = finish(file);
    return isPageFile(file) ? [page] : [];
  });
}
