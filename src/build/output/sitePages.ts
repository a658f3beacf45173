import type { BuildArgs } from 'gatsby';
import { ask } from '../ask';
import { isRedirectPage } from '../redirects/isRedirectPage';

/** A page that Gatsby made, by its path and the absolute path of what shows it. */
export interface SitePage {
  path: string;
  component: string;
}

const QUERY = /* GraphQL */ `
  query SitePages {
    allSitePage(sort: { path: ASC }) {
      nodes {
        path
        component
      }
    }
  }
`;

/** All pages, in order: asked for once, since looking at thousands takes a second. */
export async function readSitePages(graphql: BuildArgs['graphql']): Promise<SitePage[]> {
  const { allSitePage } = await ask<{ allSitePage: { nodes: SitePage[] } }>(graphql, QUERY);
  return allSitePage.nodes;
}

/** The paths of the pages that are none of redirects or of what is not found. */
export const contentPaths = (pages: readonly SitePage[]): string[] =>
  pages
    .filter((page) => !isRedirectPage(page))
    .map(({ path }) => path)
    .filter((path) => !/^\/404(?:\.html)?$/.test(path));
