import type { BuildArgs, Node } from 'gatsby';

export interface SitePage {
  path: string;
  component: string;
}

/** All pages, sorted by path. Read from nodes, because GraphQL takes two seconds for thousands of pages. */
export const readSitePages = (getNodesByType: BuildArgs['getNodesByType']): SitePage[] =>
  (getNodesByType('SitePage') as (Node & SitePage)[])
    .map(({ path, component }) => ({ path, component }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));

/** The paths of all pages except redirects and 404. */
export const contentPaths = (pages: readonly SitePage[]): string[] =>
  pages
    .filter((page) => !isRedirectPage(page))
    .map(({ path }) => path)
    .filter((path) => !/^\/404(?:\.html)?$/.test(path));

/** Whether a page of Gatsby's is a redirect, for hosts that do not read rules. */
const isRedirectPage = ({ component }: { component: string }): boolean => component.endsWith('/redirect.tsx');
