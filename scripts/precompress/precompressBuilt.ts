import { inProject } from '../../src/build/paths';
import { builtSite } from '../shared/builtSite';
import { precompress, type Precompressed } from './precompress';

/**
 * Compresses the files of the site that the project has built; what it compressed before is kept in `.cache/`.
 *
 * @throws Error when there is no built site
 */
export const precompressBuilt = async (): Promise<Precompressed> =>
  precompress(builtSite(), inProject('.cache', 'precompressed'));
