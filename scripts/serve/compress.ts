import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, type BrotliOptions } from 'node:zlib';
import { isCompressible, type Encoding } from '../../src/build/output/compressedFiles';

const GZIP = { level: 9 };

const brotliOptions = (content: Buffer): BrotliOptions => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
});

/** The best encoding that a browser accepts for a file, or null to send it as it is. */
export function encodingFor(file: string, accepted: string | undefined): Encoding | null {
  if (!isCompressible(file)) return null;
  const offers = (accepted ?? '').split(',').map((part) => part.split(';').map((piece) => piece.trim()));
  const names = offers.filter(([, quality]) => !/^q=0(?:\.0*)?$/i.test(quality ?? '')).map(([name]) => name);
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : null;
}

/** Compresses a file as hard as hosts do. */
export const compress = (content: Buffer, encoding: Encoding): Buffer =>
  encoding === 'gzip' ? gzipSync(content, GZIP) : brotliCompressSync(content, brotliOptions(content));

/** The same beside other work, in a thread of its own. */
export const compressAside = (content: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'gzip' ? promisify(gzip)(content, GZIP) : promisify(brotliCompress)(content, brotliOptions(content));
