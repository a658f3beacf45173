import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress, encodingFor } from './compress';

test.each([
  ['/index.html', 'gzip, deflate, br', 'br'],
  ['/index.html', 'br;q=1.0, gzip;q=0.8', 'br'],
  ['/index.html', 'br;q=0, gzip', 'gzip'],
  ['/index.html', 'br; q=0.000, gzip;q=0', null],
  ['/index.html', 'br;q=0.1', 'br'],
  ['/index.html', 'gzip', 'gzip'],
  ['/index.html', 'deflate, gzip;q=0.5', 'gzip'],
  ['/index.html', 'deflate', null],
  ['/index.html', 'brotli', null],
  ['/index.html', '', null],
  ['/index.html', undefined, null],
  ['/app.js', 'br', 'br'],
  ['/styles/a.css', 'br', 'br'],
  ['/page-data.json', 'br', 'br'],
  ['/favicon.svg', 'br', 'br'],
  ['/app.js.map', 'br', 'br'],
  ['/cat.png', 'br', null],
  ['/font.woff2', 'br', null],
  ['/htmlfile', 'br', null],
])('%s for a browser that accepts %j is sent as %j', (file, accepted, expected) => {
  expect(encodingFor(file, accepted)).toBe(expected);
});

const content = Buffer.from('Queries of rules and groups. '.repeat(500));

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('%s makes it smaller, and nothing is lost', (encoding, decompress) => {
  const compressed = compress(content, encoding);
  expect(compressed.length).toBeLessThan(content.length / 20);
  expect(decompress(compressed)).toEqual(content);
});

test.each(['br', 'gzip'] as const)('%s takes an empty file', (encoding) => {
  const decompress = encoding === 'br' ? brotliDecompressSync : gunzipSync;
  expect(decompress(compress(Buffer.alloc(0), encoding))).toHaveLength(0);
});
