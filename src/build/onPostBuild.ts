import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { isOnNetlify } from './adapter';
import { readEnvironment } from './environment';
import { keepNodes } from './nodes/renewNodes';
import { checkLinks } from './output/checkLinks';
import { CONSOLE_SCRIPT } from './output/consoleScript';
import { finishBeside } from './output/finishBeside';
import { renderHeaders } from './output/headers';
import { GIVEN_NAMES, namePages } from './output/pageNames';
import { checkSections, pageSections } from './output/pageSections';
import { renderRedirects } from './output/redirects';
import { pagePolicy } from './output/securityPolicy';
import { shortenChunkMap } from './output/shortenChunkMap';
import { siteHeaders } from './output/siteHeaders';
import { contentPaths, readSitePages } from './output/sitePages';
import { writeForMachines } from './output/writeForMachines';
import { inProject } from './paths';
import { siteRedirects } from './redirects/siteRedirects';
import { finishTextsBeside } from './texts/textsBeside';

/** Which pages are finished. */
const FINISHED = inProject('.cache', 'finished-pages.json');

/**
 * Waits for what is made of the texts of the pages, checks the links, finishes the pages and the map of their files,
 * writes what machines ask for, and the rules that a host applies to the built site: `_redirects` and `_headers`, as
 * Netlify reads them.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ cache, getNodesByType, pathPrefix, reporter }) => {
  const environment = readEnvironment(process.env);
  const site = inProject('public');
  const sitePages = readSitePages(getNodesByType);
  const finishTexts = async () => {
    const written = await finishTextsBeside(sitePages);
    // When all files are there that pages link to.
    checkLinks({ pathPrefix, reporter }, written, sitePages);
    return written;
  };
  const finishing = { lastScript: `${pathPrefix}${CONSOLE_SCRIPT}`, policy: pagePolicy(environment) };
  const [built, texts] = await Promise.all([finishBeside(site, finishing, FINISHED), finishTexts()]);
  await shortenChunkMap(site);
  await writeForMachines(pathPrefix, built, texts, sitePages);

  const pages = contentPaths(sitePages);
  await writeFile(join(site, '_redirects'), renderRedirects(siteRedirects(pages), pages, pathPrefix));
  checkSections(pages, pageSections());
  await writeFile(join(site, '_headers'), renderHeaders(siteHeaders(environment), pathPrefix));
  await namePages(site, pages, GIVEN_NAMES, isOnNetlify(process.env));
  await keepNodes({ cache });
};
