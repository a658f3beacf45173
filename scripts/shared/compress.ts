import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../../src/gatsby/output/compressedFiles';

/** Levels of compression. Hosts use the best, which takes about a second for each megabyte. */
const LEVELS = { best: { gzip: 9, br: 11 }, quick: { gzip: 1, br: 4 } };

export type Effort = keyof typeof LEVELS;

export function compress(content: Buffer, encoding: Encoding, effort: Effort = 'best'): Promise<Buffer> {
  const level = LEVELS[effort][encoding];
  if (encoding === 'gzip') return promisify(gzip)(content, { level });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return promisify(brotliCompress)(content, {
    params: { [BROTLI_PARAM_QUALITY]: level, [BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}
