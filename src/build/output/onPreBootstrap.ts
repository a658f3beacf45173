import type { GatsbyNode } from 'gatsby';
import { inProject } from '../paths';
import { removeCompressed } from './compressedFiles';
import { unnamePages } from './pageCopies';

/** Says which names the last build gave to the files of pages. */
export const GIVEN_NAMES = inProject('.cache', 'page-names.json');

/**
 * Before anything of the site is written, what was made of its pages goes: their other names, and the compressed files,
 * which `npm run precompress` makes anew.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async () => {
  const site = inProject('public');
  await removeCompressed(site);
  await unnamePages(site, GIVEN_NAMES);
};
