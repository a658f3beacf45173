import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shortenChunkMap } from './shortenChunkMap';

test('of all chunks only the components of pages stay', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'chunk-map-'));
  const file = join(folder, 'chunk-map.json');
  const page = { 'component---src-pages-index-tsx': ['/index-1.js', '/index-1.css'] };
  writeFileSync(file, JSON.stringify({ app: ['/app-1.js'], ...page, 'example-5-_examples-intro': ['/example-1.js'] }));
  await shortenChunkMap(folder);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(page);
});
