import {
  linkSync,
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

let root: string;
let site: string;

/** Writes a file of the site, as of one time: times tell nothing. */
function write(file: string, content: string) {
  mkdirSync(dirname(join(site, file)), { recursive: true });
  writeFileSync(join(site, file), content);
  utimesSync(join(site, file), 1000, 1000);
}
const run = () => precompress(site, join(root, 'cache'));
const decoded = (file: string) => [
  brotliDecompressSync(readFileSync(join(site, `${file}.br`))).toString(),
  gunzipSync(readFileSync(join(site, `${file}.gz`))).toString(),
];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'precompress-'));
  site = join(root, 'site');
});
afterEach(() => rmSync(root, { recursive: true }));

test('what shrinks has a compressed file of each encoding beside it, and nothing else has', async () => {
  write('index.html', LONG);
  write('docs/a.js', LONG.toUpperCase());
  write('short.txt', 'ab');
  write('empty.css', '');
  write('cat.png', LONG);
  const { files, compressed, removed } = await run();
  expect(files).toEqual(['docs/a.js.br', 'docs/a.js.gz', 'index.html.br', 'index.html.gz']);
  expect([compressed, removed]).toEqual([8, []]);
  expect(readdirSync(site).sort()).toEqual([
    ...['cat.png', 'docs', 'empty.css', 'index.html', 'index.html.br', 'index.html.gz', 'short.txt'],
  ]);
  expect(decoded('index.html')).toEqual([LONG, LONG]);
  expect(decoded('docs/a.js')).toEqual([LONG.toUpperCase(), LONG.toUpperCase()]);
  for (const file of files) expect(statSync(join(site, file)).mtimeMs).toBe(1_000_000);
});

test('a second run compresses only what changed, whatever the times say', async () => {
  write('a.html', LONG);
  write('b.html', `${LONG}b`);
  await run();
  write('b.html', `${LONG}c`);
  expect(statSync(join(site, 'b.html')).mtimeMs).toBe(statSync(join(site, 'b.html.br')).mtimeMs);
  expect((await run()).compressed).toBe(2);
  expect(decoded('a.html')).toEqual([LONG, LONG]);
  expect(decoded('b.html')).toEqual([`${LONG}c`, `${LONG}c`]);
  expect(await run()).toMatchObject({ compressed: 0, removed: [] });
  expect(readdirSync(join(root, 'cache'))).toHaveLength(4);
});

test('a content that has two names is compressed once', async () => {
  write('docs/intro/index.html', LONG);
  linkSync(join(site, 'docs/intro/index.html'), join(site, 'docs/intro.html'));
  write('copy.html', LONG);
  expect(await run()).toMatchObject({ compressed: 2, files: { length: 6 } });
  for (const file of ['docs/intro/index.html', 'docs/intro.html', 'copy.html']) {
    expect(decoded(file), file).toEqual([LONG, LONG]);
  }
});

test('a compressed file goes with its source, or when that no longer shrinks', async () => {
  for (const file of ['gone.html', 'shrunk.html', 'kept.html']) write(file, LONG);
  await run();
  rmSync(join(site, 'gone.html'));
  write('shrunk.html', 'ab');
  expect((await run()).removed.sort()).toEqual(['gone.html.br', 'gone.html.gz', 'shrunk.html.br', 'shrunk.html.gz']);
  expect(readdirSync(site).sort()).toEqual(['kept.html', 'kept.html.br', 'kept.html.gz', 'shrunk.html']);
});

test('a compressed file of another content is replaced, though its name and time are right', async () => {
  write('a.html', LONG);
  await run();
  for (const name of ['a.html.br', 'a.html.gz']) write(name, 'of a build before');
  rmSync(join(root, 'cache'), { recursive: true });
  await run();
  expect(decoded('a.html')).toEqual([LONG, LONG]);
});

test('a source may hold what is no text', async () => {
  mkdirSync(site);
  const bytes = Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7) % 256));
  writeFileSync(join(site, 'a.json'), bytes);
  await run();
  expect(brotliDecompressSync(readFileSync(join(site, 'a.json.br')))).toEqual(bytes);
});
