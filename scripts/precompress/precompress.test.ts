import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { precompress } from './precompress';

const LONG = 'Queries of rules and groups. '.repeat(50);

let site: string;

function write(file: string, content: string | Buffer) {
  mkdirSync(dirname(join(site, file)), { recursive: true });
  writeFileSync(join(site, file), content);
  utimesSync(join(site, file), 1000, 1000);
}
const decoded = (file: string) => [
  brotliDecompressSync(readFileSync(join(site, `${file}.br`))),
  gunzipSync(readFileSync(join(site, `${file}.gz`))),
];

beforeEach(() => (site = mkdtempSync(join(tmpdir(), 'precompress-'))));
afterEach(() => rmSync(site, { recursive: true }));

test('what shrinks has a compressed file of each encoding beside it, and nothing else has', async () => {
  const bytes = Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7) % 256));
  write('index.html', LONG);
  write('docs/a.json', bytes);
  write('short.txt', 'ab');
  write('empty.css', '');
  write('cat.png', LONG);
  expect(await precompress(site)).toBe(4);
  expect(readdirSync(site, { recursive: true }).sort()).toEqual([
    ...['cat.png', 'docs', 'docs/a.json', 'docs/a.json.br', 'docs/a.json.gz'],
    ...['empty.css', 'index.html', 'index.html.br', 'index.html.gz', 'short.txt'],
  ]);
  expect(decoded('index.html').map(String)).toEqual([LONG, LONG]);
  expect(decoded('docs/a.json')).toEqual([bytes, bytes]);
  for (const ending of ['br', 'gz']) expect(statSync(join(site, `index.html.${ending}`)).mtimeMs).toBe(1_000_000);
});

test('a second run replaces what the first one wrote', async () => {
  write('a.html', LONG);
  await precompress(site);
  write('a.html', `${LONG}b`);
  await precompress(site);
  expect(decoded('a.html').map(String)).toEqual([`${LONG}b`, `${LONG}b`]);
});
