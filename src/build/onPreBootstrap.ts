import type { GatsbyNode } from 'gatsby';
import { renewNodes } from './nodes/renewNodes';
import { removeCompressed } from './output/compressedFiles';
import { GIVEN_NAMES, unnamePages } from './output/pageNames';
import { inProject } from './paths';
import { beginTextsBeside } from './texts/textsBeside';

/**
 * Before anything of the site is written, what was made of its pages goes: their other names, and the compressed files,
 * which `npm run precompress` makes anew. A build begins with the texts of its pages.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async (args) => {
  const site = inProject('public');
  removeCompressed(site);
  await unnamePages(site, GIVEN_NAMES);
  await renewNodes(args);
  if (process.env.NODE_ENV === 'production') beginTextsBeside();
};
