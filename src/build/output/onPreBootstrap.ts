import type { GatsbyNode } from 'gatsby';
import { inProject } from '../paths';
import { removeCompressed } from './compressedFiles';

/** Before anything of the site is written, its compressed files go: `npm run precompress` makes them anew. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = () => removeCompressed(inProject('public'));
