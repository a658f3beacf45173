import type { BuildArgs, Node } from 'gatsby';
import { isRedirectPage } from '../redirects/isRedirectPage';

/** A page that Gatsby made, by its path and the absolute path of what shows it. */
export interface SitePage {
  path: string;
  component: string;
}

/** All pages, in order: from their nodes, since to ask GraphQL for thousands takes two seconds. */
export const readSitePages = (getNodesByType: BuildArgs['getNodesByType']): SitePage[] =>
  (getNodesByType('SitePage') as (Node & SitePage)[])
    .map(({ path, component }) => ({ path, component }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));

/** The paths of the pages that are none of redirects or of what is not found. */
export const contentPaths = (pages: readonly SitePage[]): string[] =>
  pages
    .filter((page) => !isRedirectPage(page))
    .map(({ path }) => path)
    .filter((path) => !/^\/404(?:\.html)?$/.test(path));
