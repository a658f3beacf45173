import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, type BrotliOptions } from 'node:zlib';
import { isCompressible, type Encoding } from '../../src/gatsby/output/compressedFiles';

const GZIP = { level: 9 };

const brotliOptions = (content: Buffer): BrotliOptions => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
});

/** Preferred encoding of the file (brotli, then gzip); null to send it uncompressed. */
export function encodingFor(file: string, accepted: string | undefined): Encoding | null {
  if (!isCompressible(file)) return null;
  const offers = (accepted ?? '').split(',').map((part) => part.split(';').map((piece) => piece.trim()));
  const names = offers.filter(([, quality]) => !/^q=0(?:\.0*)?$/i.test(quality ?? '')).map(([name]) => name);
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : null;
}

/** Compresses at the maximum level, as hosts do. */
export const compress = (content: Buffer, encoding: Encoding): Buffer =>
  encoding === 'gzip' ? gzipSync(content, GZIP) : brotliCompressSync(content, brotliOptions(content));

/** Like `compress`, but in libuv's thread pool. */
export const compressInThreadPool = (content: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'gzip' ? promisify(gzip)(content, GZIP) : promisify(brotliCompress)(content, brotliOptions(content));
