import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildArgs, GatsbyNode } from 'gatsby';
import { isOnNetlify } from '../adapter';
import { ask } from '../ask';
import { readEnvironment } from '../environment';
import { writeMarkdown } from '../markdown/writeMarkdown';
import { inProject } from '../paths';
import { writeSearchIndex } from '../search/writeSearchIndex';
import { isRedirectPage } from '../redirects/isRedirectPage';
import { siteRedirects } from '../redirects/siteRedirects';
import { checkLinks } from './checkLinks';
import { CONSOLE_SCRIPT } from './consoleScript';
import { finishHtml } from './finishHtml';
import { renderHeaders } from './headers';
import { namePages } from './pageCopies';
import { GIVEN_NAMES } from './onPreBootstrap';
import { renderRedirects } from './redirects';
import { checkSections, pageSections } from './pageSections';
import { pagePolicy } from './securityPolicy';
import { siteHeaders } from './siteHeaders';
import { shortenChunkMap } from './shortenChunkMap';
import { writeForMachines } from './writeForMachines';

const PAGES = /* GraphQL */ `
  query Pages {
    allSitePage {
      nodes {
        path
        component
      }
    }
  }
`;

interface PagesQuery {
  allSitePage: { nodes: { path: string; component: string }[] };
}

/** The paths of the pages, those of the redirects left out, in order: in which Gatsby made them differs by build. */
async function pagePaths(graphql: BuildArgs['graphql']): Promise<string[]> {
  const { allSitePage } = await ask<PagesQuery>(graphql, PAGES);
  return allSitePage.nodes
    .filter((page) => !isRedirectPage(page))
    .map(({ path }) => path)
    .filter((path) => !/^\/404(?:\.html)?$/.test(path))
    .sort();
}

/**
 * Writes the markdown of the pages and the search index, checks the links, finishes the pages and the map of their
 * files, writes what machines ask for, and the rules that a host applies to the built site: `_redirects` and `_headers`,
 * as Netlify reads them.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ pathPrefix, graphql, reporter }) => {
  const environment = readEnvironment(process.env);
  const site = inProject('public');
  // Before the links are checked, for pages link to their markdown.
  await writeMarkdown({ graphql, pathPrefix });
  await writeSearchIndex({ graphql });
  await checkLinks({ graphql, pathPrefix, reporter });
  await finishHtml(site, { lastScript: `${pathPrefix}${CONSOLE_SCRIPT}`, policy: pagePolicy(environment) });
  await shortenChunkMap(site);
  await writeForMachines({ graphql, pathPrefix });

  const pages = await pagePaths(graphql);
  await writeFile(join(site, '_redirects'), renderRedirects(siteRedirects(pages), pages, pathPrefix));
  checkSections(pages, pageSections());
  await writeFile(join(site, '_headers'), renderHeaders(siteHeaders(environment), pathPrefix));
  await namePages(site, pages, GIVEN_NAMES, isOnNetlify(process.env));
};
