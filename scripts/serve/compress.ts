import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Kinds of files that shrink. */
const COMPRESSIBLE = /\.(?:html|js|css|json|svg|xml|txt|md|map|webmanifest)$/;

export type Encoding = 'br' | 'gzip';

/** The best encoding that a browser accepts for a file, or null to send it as it is. */
export function encodingFor(file: string, accepted: string | undefined): Encoding | null {
  if (!COMPRESSIBLE.test(file)) return null;
  const offers = (accepted ?? '').split(',').map((part) => part.split(';').map((piece) => piece.trim()));
  const names = offers.filter(([, quality]) => !/^q=0(?:\.0*)?$/i.test(quality ?? '')).map(([name]) => name);
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : null;
}

/** Compresses a file as hard as hosts do. */
export function compress(content: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(content, { level: 9 });
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}
