import type { GatsbyNode } from 'gatsby';
import { compileAhead } from './document/compileAhead';
import { renewNodes } from './nodes/renewNodes';
import { removeCompressed } from './output/compressedFiles';
import { GIVEN_NAMES, unnamePages } from './output/pageNames';
import { DOCUMENTS, inProject } from './paths';

/**
 * Before anything of the site is written, what was made of its pages goes: their other names, and the compressed files,
 * which `npm run precompress` makes anew. A build begins with its pages' documents.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async (args) => {
  if (process.env.NODE_ENV === 'production') compileAhead(DOCUMENTS);
  const site = inProject('public');
  await removeCompressed(site);
  await unnamePages(site, GIVEN_NAMES);
  await renewNodes(args);
};
