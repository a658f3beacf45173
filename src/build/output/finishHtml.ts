import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagePathScript } from '../../runtime/inlineScripts';
import { startScript } from '../../runtime/startScript';
import { codeDigest } from '../codeDigest';
import { digestOf } from '../digest';
import { listFiles } from '../listFiles';
import { PLAYGROUND_FOLDER } from '../playground/places';
import { writeWhole } from '../writeWhole';
import { isPageFile, pathOfFile, type BuiltPage } from './builtPages';
import { finishedPages } from './finishedPages';
import { readHead, type BuiltHead } from './pageHead';
import type { PagePolicy } from './securityPolicy';

const CHUNK_MAP = /<script\s+id="gatsby-chunk-mapping"\s*>[\s\S]*?<\/script>\s*/;

/** Takes out of a page the map of all chunks, which Gatsby writes into every one: src/runtime/loadChunkMap fetches it. */
export const withoutChunkMap = (html: string): string => html.replace(CHUNK_MAP, '');

const EMPTY_STYLES = /<style data-emotion="[^"]*"><\/style>/g;

/**
 * Takes out of a page the style elements of Emotion that hold nothing. It would move them into the head when it starts,
 * and a browser style all of the page anew.
 */
export const withoutEmptyStyles = (html: string): string => html.replace(EMPTY_STYLES, '');

const PAGE_PATH =
  /<script (?:id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath=|data-page=)("[^"]*")[\s\S]*?<\/script>/;

/** Lets the script that names the page be the same on all pages. */
export const withPagePath = (html: string): string =>
  html.replace(PAGE_PATH, (_, path: string) => `<script data-page=${path}>${pagePathScript()}</script>`);

const SCRIPTS =
  /<script>window\.___webpackCompilationHash="(\w+)";<\/script>((?:<script src="[^"]+" async(?:="")?><\/script>)+)/;

/**
 * Lets the site's scripts wait until the page stands, where Gatsby has a browser fetch them with it.
 *
 * @param last address of a script to run behind them
 */
export const withLateScripts = (html: string, last: string): string =>
  html.replace(SCRIPTS, (_, build: string, tags: string) => {
    const names = [...tags.matchAll(/src="([^"]+)"/g)].map(([, name]) => name);
    names.push(last);
    return `<script data-build="${build}" data-scripts="${names.join(' ')}">${startScript()}</script>`;
  });

const STARTED = /(<script data-build="\w+" data-scripts="[^"]+">)[\s\S]*?<\/script>/;

/** Brings the start of a page up to date that an earlier build finished, and that this one found unchanged. */
const withFreshStart = (html: string): string =>
  html.replace(STARTED, (_, tag: string) => `${tag}${startScript()}</script>`);

const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
const CHARSET = /<meta charSet="utf-8"\/>/i;

/** Lets a page say its policy itself, for hosts that send none: in place of one of an earlier build, else behind its encoding. */
export function withPolicy(html: string, policy: string): string {
  const element = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return POLICY.test(html)
    ? html.replace(POLICY, () => element)
    : html.replace(CHARSET, (charset) => `${charset}${element}`);
}

/** Scripts that stand in a page and run: those of other types are data. */
const INLINE = /<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;

/** The scripts that stand in a page and are none of those that its policy allows. */
export const forbiddenScripts = (html: string, allowed: readonly string[]): string[] =>
  [...html.matchAll(INLINE)].map(([, text = '']) => text).filter((text) => !allowed.includes(text));

/** Folders of frames, which have a policy of their own, and of what Gatsby makes pages of. */
const NO_PAGES = [PLAYGROUND_FOLDER, '_gatsby'];

/** A page's HTML byte by byte, as a text of which each letter is a byte: to read, search and write it takes half as long. */
const bytesOf = (text: string): string => Buffer.from(text).toString('latin1');
const textOf = (bytes: string): string => Buffer.from(bytes, 'latin1').toString();

/** What the pages of a built site are finished with. */
export interface FinishOptions {
  /** Address of a script that every page runs behind the others. */
  lastScript: string;
  policy: PagePolicy;
}

/** Changes with what pages are finished by, but for the options. */
const codeOfPages = codeDigest('src/build/output/finishHtml.ts');

/**
 * Finishes the HTML of the built site. In a page that an earlier build finished, and that this one found unchanged, the
 * policy and the scripts that stand in it become those of now; the addresses of those that it loads stay. Where they are
 * those of now, the page is left as it is.
 *
 * @param folder the built site
 * @param list file that tells the next build which pages this one has finished
 * @returns what the pages say of themselves
 * @throws Error for a page that has no place for the policy, or a script that the policy does not allow
 */
export function finishHtml(folder: string, options: FinishOptions, list: string): BuiltPage[] {
  const files = listFiles(folder).filter(
    (file) => file.endsWith('.html') && !NO_PAGES.includes(file.split('/')[0] ?? ''),
  );
  const { lastScript, policy } = options;
  const inBytes: FinishOptions = {
    lastScript: bytesOf(lastScript),
    policy: { ...policy, scripts: policy.scripts.map(bytesOf), inPage: bytesOf(policy.inPage) },
  };
  const finished = finishedPages(list, digestOf(codeOfPages, JSON.stringify(options)));
  const headOf = (name: string): BuiltHead => {
    const file = join(folder, name);
    const known = finished.headOf(name, file);
    if (known) return known;
    const html = finish(file, inBytes);
    const head = readHead(textOf(html.slice(0, html.indexOf('</head>'))));
    finished.add(name, file, head);
    return head;
  };
  const pages = files.map((name) => ({ name, head: headOf(name) }));
  finished.save();
  return pages.filter(({ name }) => isPageFile(name)).map(({ name, head }) => ({ path: pathOfFile(name), head }));
}

function finish(file: string, { lastScript, policy }: FinishOptions): string {
  const html = readFileSync(file, 'latin1');
  const complete = withFreshStart(withLateScripts(withPagePath(withoutChunkMap(withoutEmptyStyles(html))), lastScript));
  const finished = withPolicy(complete, policy.inPage);
  if (!POLICY.test(finished)) throw new Error(`${file}: expected <meta charSet="utf-8"/> in its head, for its policy`);
  const [forbidden] = forbiddenScripts(finished, policy.scripts);
  if (forbidden !== undefined) {
    throw new Error(
      `${file}: the policy of the site allows no script that stands in a page but those of src/layout/pageScripts.ts; found ${textOf(forbidden.slice(0, 80))}…`,
    );
  }
  // Others may read the page meanwhile.
  if (finished !== html) writeWhole(file, Buffer.from(finished, 'latin1'));
  return finished;
}
