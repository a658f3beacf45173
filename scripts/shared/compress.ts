import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../../src/gatsby/output/compressedFiles';

/** Compresses at the maximum level, as hosts do. */
export const compress = (content: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'gzip'
    ? promisify(gzip)(content, { level: 9 })
    : promisify(brotliCompress)(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      });
