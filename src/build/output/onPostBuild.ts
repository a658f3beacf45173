import { writeFile } from 'node:fs/promises';
import type { GatsbyNode } from 'gatsby';
import { contentVersions } from '../contentVersions';
import { readRedirects } from '../content/readContent';
import { writeMarkdown } from '../markdown/writeMarkdown';
import { inProject } from '../paths';
import { checkLinks } from './checkLinks';
import { finishHtml } from './finishHtml';
import { headerRules, renderHeaders } from './headers';
import { renderRedirects } from './redirects';
import { shortenChunkMap } from './shortenChunkMap';

/**
 * Writes the markdown of the pages, checks the links, finishes the pages and the map of their files, and writes the rules
 * that a host applies to the built site: `_redirects` and `_headers`, as Netlify reads them.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ pathPrefix, graphql, reporter }) => {
  // Before the links are checked, for pages link to their markdown.
  await writeMarkdown({ graphql, pathPrefix });
  await checkLinks({ graphql, reporter });
  await finishHtml(inProject('public'));
  await shortenChunkMap(inProject('public'));
  await writeFile(inProject('public', '_redirects'), renderRedirects(readRedirects(), pathPrefix));
  const rules = headerRules(contentVersions().map(({ name }) => name));
  await writeFile(inProject('public', '_headers'), renderHeaders(rules, pathPrefix));
};
