import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { finishBeside } from './finishBeside';

const OPTIONS = { lastScript: '/js/last.js', policy: { scripts: [], inPage: "script-src 'self'", inHeader: '' } };
const PAGE = '<head><meta charSet="utf-8"/><meta property="og:title" content="A &amp; B"/></head>';

let folder: string;
const list = () => join(folder, 'finished.json');
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'finish-beside-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('another process finishes the pages, and tells what they say of themselves', async () => {
  writeFileSync(join(folder, 'index.html'), PAGE);
  expect(await finishBeside(folder, OPTIONS, list())).toEqual([
    { path: '/', head: { title: 'A & B', description: '', image: '', version: null, isListed: true } },
  ]);
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain(`content="script-src 'self'"`);
});

test('what it says of a page that cannot be finished fails the build', async () => {
  writeFileSync(join(folder, 'index.html'), '<p>a</p>');
  await expect(finishBeside(folder, OPTIONS, list())).rejects.toThrow(
    `${join(folder, 'index.html')}: expected <meta charSet="utf-8"/> in its head, for its policy`,
  );
});

test('the answer of thousands of pages arrives whole', async () => {
  const many = PAGE.replace('A &amp; B', 'Page '.repeat(200));
  for (let page = 0; page < 2000; page++) {
    mkdirSync(join(folder, `${page}`));
    writeFileSync(join(folder, `${page}`, 'index.html'), many);
  }
  expect(await finishBeside(folder, OPTIONS, list())).toHaveLength(2000);
});
