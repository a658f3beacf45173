import type { GatsbyNode } from 'gatsby';
import { markBuildStarted } from './buildState';
import { refuseMistakes } from './check/reportMistakes';
import { removeCompressed } from './output/compressedFiles';
import { ALIASES_FILE, removeHtmlAliases } from './output/htmlAliases';
import { inProject } from './paths';

/**
 * Checks content, before anything is made of it. Removes what the last build derived from the pages: their alternative
 * names, and the compressed files, which are recreated with `npm run precompress`.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async (args) => {
  await refuseMistakes(args);
  markBuildStarted();
  const site = inProject('public');
  removeCompressed(site);
  await removeHtmlAliases(site, ALIASES_FILE);
};
