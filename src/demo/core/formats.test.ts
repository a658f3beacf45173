import { readFileSync } from 'node:fs';
import GithubSlugger from 'github-slugger';
import { expect, test } from 'vitest';
import { FORMATS, isFormat } from './formats';
import { IMPORT_LANGUAGES, isImportLanguage } from './imports/languages';
import { REASONS } from './rows/reasons';

function anchorsOf(page: string): string[] {
  const source = readFileSync(new URL(`../../../content/docs/next/utils/${page}.mdx`, import.meta.url), 'utf8');
  const slugger = new GithubSlugger();
  return [...source.matchAll(/^#{2,} (.+?)(?: \[#([\w-]+)\])?$/gm)].map(
    ([, text = '', anchor]) => anchor ?? slugger.slug(text.replace(/[`*]/g, '')),
  );
}

test.each(FORMATS)('$name links to a heading of the documentation and to its home', ({ docs, home }) => {
  const [path, anchor] = docs.split('#');
  expect(path).toBe('/docs/next/utils/export');
  expect(anchorsOf('export')).toContain(anchor);
  expect(new URL(home.url).protocol).toBe('https:');
  expect(home.label).not.toBe('');
});

test.each(IMPORT_LANGUAGES)('the import of $name links to a heading of the documentation', ({ docs, parser }) => {
  const page = parser ? 'import' : 'export';
  const [path, anchor] = docs.split('#');
  expect(path).toBe(`/docs/next/utils/${page}`);
  expect(anchorsOf(page)).toContain(anchor);
});

test.each(Object.values(REASONS))('the reason “$title” links to a heading of the documentation', ({ docs }) => {
  const [path, anchor] = docs.split('#');
  expect(path).toBe('/docs/next/utils/export');
  expect(anchorsOf('export')).toContain(anchor);
});

test('names and other texts', () => {
  expect(FORMATS.every(({ name }) => isFormat(name))).toBe(true);
  expect(['', 'SQL', 'toString', '__proto__', 'xml'].filter(isFormat)).toEqual([]);
  expect(IMPORT_LANGUAGES.every(({ name }) => isImportLanguage(name))).toBe(true);
  expect(['', 'JSON', 'spel', 'constructor'].filter(isImportLanguage)).toEqual([]);
});
