import { readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { folderPerTest } from '../../tests/support/folder';
import { precompress } from './precompress';

const LONG = 'Queries of rules and groups. '.repeat(50);

const { inFolder, write } = folderPerTest();

function writeOld(file: string, content: string | Buffer) {
  utimesSync(write(file, content), 1000, 1000);
}
const decoded = (file: string) => [
  brotliDecompressSync(readFileSync(inFolder(`${file}.br`))),
  gunzipSync(readFileSync(inFolder(`${file}.gz`))),
];

test('writes a compressed file of each encoding next to each compressible file and no other', async () => {
  const bytes = Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7) % 256));
  writeOld('index.html', LONG);
  writeOld('docs/a.json', bytes);
  writeOld('short.txt', 'ab');
  writeOld('empty.css', '');
  writeOld('cat.png', LONG);
  expect(await precompress(inFolder())).toBe(4);
  expect(readdirSync(inFolder(), { recursive: true }).sort()).toEqual([
    ...['cat.png', 'docs', 'docs/a.json', 'docs/a.json.br', 'docs/a.json.gz'],
    ...['empty.css', 'index.html', 'index.html.br', 'index.html.gz', 'short.txt'],
  ]);
  expect(decoded('index.html').map(String)).toEqual([LONG, LONG]);
  expect(decoded('docs/a.json')).toEqual([bytes, bytes]);
  for (const ending of ['br', 'gz']) expect(statSync(inFolder(`index.html.${ending}`)).mtimeMs).toBe(1_000_000);
});

test('a second run replaces the files of the first', async () => {
  writeOld('a.html', LONG);
  await precompress(inFolder());
  writeOld('a.html', `${LONG}b`);
  await precompress(inFolder());
  expect(decoded('a.html').map(String)).toEqual([`${LONG}b`, `${LONG}b`]);
});
