import type { GatsbyNode } from 'gatsby';
import { isOnNetlify } from './adapter';
import { markBuildComplete } from './buildState';
import { reportWarnings } from './check/reportMistakes';
import { contentVersions, readRedirects } from './content/readContent';
import type { DocNode } from './document/pageSource';
import { readEnvironment } from './environment';
import { publishFile } from './files';
import { requireCurrentTypes } from './generatedTypes';
import { checkLinks } from './output/checkLinks';
import { finishHtml, removeLeftPages } from './output/finishHtml';
import { headerRules, renderHeaders, twinRules } from './output/headers';
import { ALIASES_FILE, addHtmlAliases } from './output/htmlAliases';
import { renderRedirects, siteRedirects } from './output/redirects';
import { pagePolicy } from './output/securityPolicy';
import { contentPaths, readSitePages } from './output/sitePages';
import { CONSOLE_SCRIPT_PATH, writeCrawlerFiles } from './output/writeCrawlerFiles';
import { writeDerivedFiles } from './output/writeDerivedFiles';
import { inProject } from './paths';

/**
 * Finishes the HTML, writes markdown and search index, which need its heads, checks links, and writes files for crawlers
 * and browsers. Also writes `_redirects` and `_headers` in Netlify's format.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const { getNodesByType, pathPrefix, reporter } = args;
  const environment = readEnvironment(process.env);
  const policy = pagePolicy(environment);
  const site = inProject('public');
  const sitePages = readSitePages(getNodesByType);

  removeLeftPages(site, inProject('static'));
  const built = finishHtml(site, `${pathPrefix}${CONSOLE_SCRIPT_PATH}`, policy);
  const siteContent = await writeDerivedFiles(args, sitePages, built);
  checkLinks({ pathPrefix, reporter }, siteContent, sitePages);
  await writeCrawlerFiles(built, siteContent, sitePages);

  const pages = contentPaths(sitePages);
  const docs = getNodesByType('Doc') as DocNode[];
  publishFile('/_redirects', renderRedirects(siteRedirects(readRedirects(), docs, pages), pages, pathPrefix));
  const versions = contentVersions().map(({ name }) => name);
  const rules = headerRules({ ...environment, versions, pages, policy: policy.inHeader });
  publishFile('/_headers', renderHeaders([...rules, ...twinRules(pages, pathPrefix)], pathPrefix));
  await addHtmlAliases(site, pages, ALIASES_FILE, isOnNetlify(process.env));
  markBuildComplete();
  requireCurrentTypes(reporter);
  reportWarnings(reporter);
};
