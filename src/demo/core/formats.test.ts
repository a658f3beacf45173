import { readFileSync } from 'node:fs';
import GithubSlugger from 'github-slugger';
import { expect, test } from 'vitest';
import { FORMATS } from './formats';
import { IMPORT_LANGUAGES } from './imports/languages';
import { OPTIONS } from './options';
import { REASONS } from './rows/reasons';

function anchorsOf(path: string): string[] {
  const source = readFileSync(new URL(`../../../content${path}.mdx`, import.meta.url), 'utf8');
  const slugger = new GithubSlugger();
  return [...source.matchAll(/^#{2,} (.+?)(?: \[#([\w-]+)\])?$/gm)].map(
    ([, text = '', anchor]) => anchor ?? slugger.slug(text.replace(/[`*]/g, '')),
  );
}

const LINKS = [...OPTIONS, ...FORMATS, ...IMPORT_LANGUAGES, ...Object.values(REASONS)].map(({ docs }) => docs);

test.each(FORMATS)('$name has a home on the web', ({ home }) => {
  expect(new URL(home.url).protocol).toBe('https:');
  expect(home.label).not.toBe('');
});

test.each([...new Set(LINKS)])('%s is a heading of the documentation', (link) => {
  const [path = '', anchor] = link.split('#');
  expect(anchorsOf(path)).toContain(anchor);
});
