import { readFileSync } from 'node:fs';
import { closest } from 'fastest-levenshtein';
import { ContentError } from '../ContentError';
import { readSite } from '../content/readContent';
import type { Site } from '../content/schemas';
import { lineWith, listFiles } from '../files';
import {
  findBrokenLinks,
  findBrokenRedirects,
  isFileLink,
  MISSING_PAGE,
  type BrokenLink,
  type RedirectLine,
} from '../output/brokenLinks';
import { codeRoutes } from '../pages/routes';
import { inProject } from '../paths';
import type { CheckedPage } from './checkPages';

const SITE_FILE = 'content/site.yml';

/** A file that the build makes: whether it does is checked when it has. */
const MADE_FILE = /\.(?:md|txt|xml|json)$/;

/**
 * Finds links and redirects that lead nowhere. Those to missing files of pages are only warnings.
 *
 * @param paths of pages without a file of their own
 * @param redirects none if their table is invalid
 */
export function checkLinks(
  pages: readonly CheckedPage[],
  paths: readonly string[],
  redirects: readonly RedirectLine[],
) {
  const files = listFiles(inProject('static')).map((file) => `/${file}`);
  const routes = [...codeRoutes().map(({ path }) => path), ...paths, ...demoPaths()];
  const site = siteLinks(readSite());
  const linked = [
    ...pages,
    { path: SITE_FILE, file: SITE_FILE, anchors: [], links: Object.fromEntries(site.map((to) => [to, to])) },
  ];
  const known = new Set([...routes, ...files, ...redirects.map(({ from }) => from)]);
  const broken = findBrokenLinks(linked, known).filter(
    ({ target, link }) => isFileLink(link) || !MADE_FILE.test(target.replace(/[?#].*$/, '')),
  );
  const linesOf = new Map(pages.map(({ file, linkLines }) => [file, linkLines]));
  const shown = new Set([...pages.map(({ path }) => path), ...routes]);
  const tell = ({ file, kind, link, target, reason, line }: BrokenLink) => {
    const lines = line === undefined ? (linesOf.get(file)?.[link] ?? [lineWith(file, link)]) : [line];
    const to = link === target ? '' : ` (${target})`;
    return lines.map(
      (it) =>
        new ContentError(
          file,
          it,
          `${kind ?? 'link to'} "${link}"${to}: ${reason}${expectedFor(reason, target, shown)}`,
        ),
    );
  };
  const isWarning = ({ link, reason }: BrokenLink) => isFileLink(link) && reason === MISSING_PAGE;
  return {
    errors: [...broken.filter((it) => !isWarning(it)), ...findBrokenRedirects(redirects, shown)].flatMap(tell),
    warnings: broken.filter(isWarning).flatMap(tell),
  };
}

function expectedFor(reason: string, target: string, shown: ReadonlySet<string>): string {
  if (reason.includes('expected')) return '';
  if (reason.startsWith('no heading')) return '; expected the id of a heading of that page';
  if (reason.startsWith('there is a page')) return '; expected a path without a page';
  const [path = ''] = target.split(/[?#]/);
  return `; expected a path such as ${closest(path, [...shown])}, or the file of a page, such as ./intro.mdx`;
}

/** Paths in a table, also in an invalid one: whoever mends it need not read of its links as well. */
const demoPaths = () =>
  [...readFileSync(inProject('content/libraries.yml'), 'utf8').matchAll(/\bpath: *(\S+)/g)].map(
    ([, path = '']) => path,
  );

/** The internal links in announcement and footer. */
function siteLinks({ announcement, footer }: Pick<Site, 'announcement' | 'footer'>): string[] {
  const links = [announcement?.link, ...footer.flatMap((column) => column.links)].flatMap((link) => link?.to ?? []);
  return links.filter((target) => target.startsWith('/'));
}
