import { readFileSync, statSync } from 'node:fs';
import type { BuildArgs } from 'gatsby';
import { parse } from 'node-html-parser';
import { trailsByPath } from '../../shared/navigation/sidebar';
import { readRedirects, readSite } from '../content/readContent';
import { isCodePage } from '../pages/routes';
import { inProject, projectPath } from '../paths';
import {
  findBrokenRedirects,
  findBrokenLinks,
  MISSING_PAGE,
  reportBrokenLinks,
  type BrokenLink,
  type LinkedPage,
} from './brokenLinks';
import { isRedirectPage, type SitePage } from './sitePages';
import type { SiteContent } from './writeDerivedFiles';
import type { Site } from '../content/schemas';

const publicFile = (target: string) => inProject('public', `.${target}`);

const isFile = (target: string) => statSync(publicFile(target), { throwIfNoEntry: false })?.isFile() ?? false;

/** A link to the file of another page: `../api/export.mdx#sql`. */
const FILE_LINK = /^\.[^?#]*\.mdx?(?:[?#]|$)/;

/** Links to missing page files only cause a warning. */
const isMissingFile = ({ link, reason }: BrokenLink) => FILE_LINK.test(link) && reason === MISSING_PAGE;

/** Fails the build when links or redirects lead to missing pages, files or headings. */
export function checkLinks(
  { pathPrefix, reporter }: Pick<BuildArgs, 'pathPrefix' | 'reporter'>,
  siteContent: SiteContent,
  sitePages: readonly SitePage[],
): void {
  const linked = [...siteContent.pages, siteLinks(readSite()), ...linkedCodePages(sitePages, pathPrefix)];
  const routes = new Set(sitePages.map(({ path }) => path));
  const found = [
    ...findBrokenLinks(linked, routes).filter(({ target }) => !isFile(target)),
    ...findBrokenRedirects(readRedirects(), pagesOf(sitePages, siteContent)),
  ];
  const missing = found.filter(isMissingFile);
  const broken = found.filter((link) => !isMissingFile(link));
  if (missing.length > 0) reporter.warn(`Links to missing files of pages. ${reportBrokenLinks(missing)}`);
  if (broken.length > 0) reporter.panic(reportBrokenLinks(broken));
}

/** Pages written in code, with the links in their HTML. */
function linkedCodePages(sitePages: readonly SitePage[], pathPrefix: string): LinkedPage[] {
  return sitePages.filter(isCodePage).flatMap(({ path, component }) => {
    const html = `${path === '/' ? '' : path}${path.endsWith('.html') ? '' : '/index.html'}`;
    if (!isFile(html)) return [];
    const links = htmlLinks(readFileSync(publicFile(html), 'utf8'), pathPrefix);
    return [
      {
        path,
        file: projectPath(component),
        anchors: null,
        links: Object.fromEntries(links.map((link) => [link, link])),
      },
    ];
  });
}

/** The paths of pages. A redirect page replaces a page at the same path, so content paths are added. */
function pagesOf(sitePages: readonly SitePage[], { pages, versions }: SiteContent): Set<string> {
  const created = sitePages.filter((page) => !isRedirectPage(page));
  const docs = versions.flatMap(({ path, sidebar }) => [path, ...trailsByPath(sidebar).keys()]);
  return new Set([...[...created, ...pages].map(({ path }) => path), ...docs]);
}

const FILE = 'content/site.yml';

/** The internal links in announcement and footer, as the links of a pseudo page. */
export function siteLinks({ announcement, footer }: Pick<Site, 'announcement' | 'footer'>): LinkedPage {
  const links = [announcement?.link, ...footer.flatMap((column) => column.links)].flatMap((link) => link?.to ?? []);
  const own = links.filter((target) => target.startsWith('/'));
  return { path: FILE, file: FILE, anchors: [], links: Object.fromEntries(own.map((target) => [target, target])) };
}

/** The distinct links of a built page to the site itself, without the path prefix. */
export function htmlLinks(html: string, pathPrefix: string): string[] {
  const links = parse(html)
    .querySelectorAll('a[href]')
    .map((link) => link.getAttribute('href') ?? '');
  const own = links.filter((href) => /^(?:$|#|\/(?!\/))/.test(href));
  const isInside = (href: string) => pathPrefix !== '' && `${href}/`.startsWith(`${pathPrefix}/`);
  const local = own.map((href) => (isInside(href) ? href.slice(pathPrefix.length) || '/' : href));
  return [...new Set(local)];
}
