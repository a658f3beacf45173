import type { GatsbyNode } from 'gatsby';
import { compileAhead } from '../document/compileAhead';
import { renewNodes } from '../nodes/renewNodes';
import { DOCUMENTS, inProject } from '../paths';
import { removeCompressed } from './compressedFiles';
import { unnamePages } from './pageCopies';

/**
 * Says which names the last build gave to the files of pages. It stands in a folder that Gatsby leaves when it empties its
 * cache, as it does after a change of a plugin or of its configuration: the site stays then, and its names with it.
 */
export const GIVEN_NAMES = inProject('.cache', 'adapters', 'page-names.json');

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
