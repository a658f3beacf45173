import { readFileSync, statSync } from 'node:fs';
import type { BuildArgs } from 'gatsby';
import { trailsOf } from '../../navigation/sidebar';
import { readRedirects, readSite } from '../content/readContent';
import { isCodePage } from '../pages/codePages';
import { inProject, projectPath } from '../paths';
import { findBrokenRedirects } from '../redirects/brokenRedirects';
import { isRedirectPage } from '../redirects/isRedirectPage';
import { findBrokenLinks, NO_PAGE, reportBrokenLinks, type BrokenLink, type LinkedPage } from './brokenLinks';
import { htmlLinks } from './htmlLinks';
import type { BuiltTexts } from '../texts/beginTexts';
import { siteLinks } from './siteLinks';
import type { SitePage } from './sitePages';

const publicFile = (target: string) => inProject('public', `.${target}`);

const isFile = (target: string) => statSync(publicFile(target), { throwIfNoEntry: false })?.isFile() ?? false;

/** A link to the file of another page, as authors write it: `../api/export.mdx#sql`. */
const FILE_LINK = /^\.[^?#]*\.mdx?(?:[?#]|$)/;

/** Whether a link names the file of a page that is not there, which is told and does not stop the build. */
const isMissingFile = ({ link, reason }: BrokenLink) => FILE_LINK.test(link) && reason === NO_PAGE;

/**
 * Fails the build with a list of the links and redirects that lead to no page, no file or no heading. Links to files of
 * pages that are not there are told, too.
 *
 * @param texts the pages that have a text
 * @param sitePages all pages
 */
export function checkLinks(
  { pathPrefix, reporter }: Pick<BuildArgs, 'pathPrefix' | 'reporter'>,
  texts: BuiltTexts,
  sitePages: readonly SitePage[],
): void {
  const linked = [...texts.pages, siteLinks(readSite()), ...linkedCodePages(sitePages, pathPrefix)];
  const routes = new Set(sitePages.map(({ path }) => path));
  const found = [
    ...findBrokenLinks(linked, routes).filter(({ target }) => !isFile(target)),
    ...findBrokenRedirects(readRedirects(), pagesOf(sitePages, texts)),
  ];
  const missing = found.filter(isMissingFile);
  const broken = found.filter((link) => !isMissingFile(link));
  if (missing.length > 0) reporter.warn(`Links to files of pages that are not there. ${reportBrokenLinks(missing)}`);
  if (broken.length > 0) reporter.panic(reportBrokenLinks(broken));
}

/** The pages that are written in code and not in content, with the links that their HTML shows. */
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

/** The paths that belong to pages. A redirect has taken the place of the page at its path, so content is asked too. */
function pagesOf(sitePages: readonly SitePage[], { pages, versions }: BuiltTexts): Set<string> {
  const created = sitePages.filter((page) => !isRedirectPage(page));
  const docs = versions.flatMap(({ path, sidebar }) => [path, ...trailsOf(sidebar).keys()]);
  return new Set([...[...created, ...pages].map(({ path }) => path), ...docs]);
}
