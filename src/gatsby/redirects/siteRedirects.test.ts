import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readRedirects } from '../content/readContent';
import { siteRedirects } from './siteRedirects';

let files: string;

beforeEach(() => {
  files = mkdtempSync(join(tmpdir(), 'static-'));
});
afterEach(() => rmSync(files, { recursive: true }));

const table = readRedirects().map(({ from, to }) => ({ from, to }));

test('a file with a target extension gets a redirect', { tags: 'target-extensions' }, () => {
  mkdirSync(join(files, 'downloads'));
  for (const name of ['favicon.svg', 'examples.zip', 'downloads/setup.exe']) writeFileSync(join(files, name), '');
  expect(table.length).toBeGreaterThan(0);
  expect(siteRedirects(table, ['/demo', '/downloads'], files)).toEqual([
    ...table,
    { from: '/downloads/setup', to: '/downloads/setup.exe' },
    { from: '/examples', to: '/examples.zip' },
  ]);
});

test('so does a page, but never over another page', () => {
  expect(siteRedirects(table, ['/docs/a.zip', '/docs/b.exe', '/docs/b'], files)).toEqual([
    ...table,
    { from: '/docs/a', to: '/docs/a.zip' },
  ]);
});

test('a project without such a folder has the table alone', () => {
  expect(siteRedirects(table, [], join(files, 'none'))).toEqual(table);
});
