import { writeFile } from 'node:fs/promises';
import type { GatsbyNode } from 'gatsby';
import { readRedirects } from '../content/readContent';
import { inProject } from '../paths';
import { checkLinks } from './checkLinks';
import { finishHtml } from './finishHtml';
import { HEADER_RULES, renderHeaders } from './headers';
import { renderRedirects } from './redirects';

/** Checks the links, finishes the pages, and writes the rules that a host applies to the built site: `_redirects` and `_headers`, as Netlify reads them. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ pathPrefix, graphql, reporter }) => {
  await checkLinks({ graphql, reporter });
  await finishHtml(inProject('public'));
  await writeFile(inProject('public', '_redirects'), renderRedirects(readRedirects(), pathPrefix));
  await writeFile(inProject('public', '_headers'), renderHeaders(HEADER_RULES, pathPrefix));
};
