import { readFileSync, statSync } from 'node:fs';
import type { BuildArgs } from 'gatsby';
import { parse } from 'node-html-parser';
import { isCodePage } from '../pages/routes';
import { inProject, projectPath } from '../paths';
import { findBrokenLinks, isFileLink, type LinkedPage } from './brokenLinks';
import type { SitePage } from './sitePages';
import type { SiteContent } from './writeDerivedFiles';

const publicFile = (target: string) => inProject('public', `.${target.replace(/[?#].*$/, '')}`);

const isFile = (target: string) => statSync(publicFile(target), { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * Fails the build when links of pages in code, or to files that the build makes, lead nowhere. Other links of content are
 * checked before: see src/gatsby/check/.
 */
export function checkLinks(
  { pathPrefix, reporter }: Pick<BuildArgs, 'pathPrefix' | 'reporter'>,
  siteContent: SiteContent,
  sitePages: readonly SitePage[],
): void {
  const linked = [...siteContent.pages, ...linkedCodePages(sitePages, pathPrefix)];
  const routes = new Set(sitePages.map(({ path }) => path));
  const broken = findBrokenLinks(linked, routes).filter(({ link, target }) => !isFile(target) && !isFileLink(link));
  const told = broken.map(({ file, page, link, target, reason }) => {
    const leads = link === target ? link : `${link} -> ${target}`;
    return `  ${file} (${page}): ${leads} (${reason})`;
  });
  if (told.length > 0) reporter.panic(`Broken links: ${told.length}\n${told.join('\n')}`);
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
