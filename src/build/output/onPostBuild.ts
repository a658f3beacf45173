import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildArgs, GatsbyNode } from 'gatsby';
import { isOnNetlify } from '../adapter';
import { ask } from '../ask';
import { readEnvironment } from '../environment';
import { markdownWriter } from '../markdown/markdownWriter';
import { inProject } from '../paths';
import { readDocs } from '../readDocs';
import { searchIndexWriter } from '../search/searchIndexWriter';
import { isRedirectPage } from '../redirects/isRedirectPage';
import { siteRedirects } from '../redirects/siteRedirects';
import type { LinkedPage } from './brokenLinks';
import { checkLinks } from './checkLinks';
import { CONSOLE_SCRIPT } from './consoleScript';
import { finishBeside } from './finishBeside';
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
  const writeTexts = async () => {
    const linked: LinkedPage[] = [];
    const linkReader = {
      read: ({ path, file, anchors, links }: LinkedPage) => void linked.push({ path, file, anchors, links }),
    };
    const markdown = markdownWriter({ graphql });
    await readDocs(graphql, [linkReader, markdown, await searchIndexWriter({ graphql })]);
    await markdown.finish();
    // When all files are there that pages link to.
    await checkLinks({ graphql, pathPrefix, reporter }, linked);
  };
  const finishing = { lastScript: `${pathPrefix}${CONSOLE_SCRIPT}`, policy: pagePolicy(environment) };
  const [built] = await Promise.all([finishBeside(site, finishing), writeTexts()]);
  await shortenChunkMap(site);
  await writeForMachines({ graphql, pathPrefix }, built);

  const pages = await pagePaths(graphql);
  await writeFile(join(site, '_redirects'), renderRedirects(siteRedirects(pages), pages, pathPrefix));
  checkSections(pages, pageSections());
  await writeFile(join(site, '_headers'), renderHeaders(siteHeaders(environment), pathPrefix));
  await namePages(site, pages, GIVEN_NAMES, isOnNetlify(process.env));
};
