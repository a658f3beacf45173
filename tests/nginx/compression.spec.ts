import { ENCODINGS, isCompressible } from '../../src/gatsby/output/compressedFiles';
import { rawRequest, decode } from '../../scripts/shared/rawRequest';
import { NGINX_ORIGIN } from './settings';
import { readCompressed, readSite, servedFiles } from './site';
import { expect, test } from '../support/test';

const get = (path: string, accepted?: string) =>
  rawRequest(NGINX_ORIGIN, path, { headers: accepted === undefined ? {} : { 'Accept-Encoding': accepted } });

for (const encoding of ENCODINGS) {
  test(`a client that accepts ${encoding} gets each compressed file, which decompresses to the original`, async () => {
    let compressed = 0;
    for (const { file, path } of servedFiles()) {
      const answer = await get(path, encoding);
      expect(answer.status, path).toBe(200);
      expect(decode(answer).equals(readSite(file)), path).toBe(true);

      const beside = readCompressed(file, encoding);
      if (!beside) continue;
      compressed++;
      expect(answer.headers, path).toMatchObject({
        'content-encoding': encoding,
        'content-length': String(beside.length),
        vary: expect.stringMatching(/^Accept-Encoding(?:, Accept)?$/),
      });
      expect(answer.body.equals(beside), path).toBe(true);
      expect(beside.length, path).toBeLessThan(readSite(file).length);
    }
    expect(compressed).toBeGreaterThan(500);
  });
}

test('the smaller of both encodings is sent, and a quality of zero refuses one', async () => {
  const encodingOf = async (accepted: string) => (await get('/docs/intro', accepted)).headers['content-encoding'];
  expect(await encodingOf('gzip, deflate, br')).toBe('br');
  expect(await encodingOf('br;q=1.0, gzip;q=0.8')).toBe('br');
  expect(await encodingOf('br;q=0, gzip')).toBe('gzip');
  expect(await encodingOf('deflate')).toBeUndefined();
});

test('a client that accepts none gets each file uncompressed, and caches learn that others differ', async () => {
  for (const { file, path } of servedFiles()) {
    const { headers, body } = await get(path);
    expect(headers['content-encoding'], path).toBeUndefined();
    expect(headers['content-length'], path).toBe(String(readSite(file).length));
    expect(body.equals(readSite(file)), path).toBe(true);
    if (isCompressible(file) && readCompressed(file, 'gzip'))
      expect(headers.vary, path).toMatch(/^Accept-Encoding(?:, Accept)?$/);
  }
});

test('responses through a proxy are compressed, too', async () => {
  for (const accepted of ENCODINGS) {
    const headers = { 'Accept-Encoding': accepted, Via: '1.1 proxy' };
    const answer = await rawRequest(NGINX_ORIGIN, '/docs/intro', { headers });
    expect(answer.headers['content-encoding']).toBe(accepted);
  }
});
