import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { contentVersions } from '../contentVersions';
import { inProject } from '../paths';
import { versionPages } from './versionPages';

const all = contentVersions().flatMap(({ name }) => versionPages(name));

test('the pages of every version are read, and no others', () => {
  expect(versionPages('3').map(({ path }) => path)).toEqual(['/docs/3/intro']);
  expect(all.length).toBeGreaterThan(50);
  expect(all.filter(({ file }) => /node_modules|_scratch-/.test(file))).toEqual([]);
});

test('the text of a page is what the GraphQL layer gives: what was compiled of one is found by the other', () => {
  const parser = createRequire(import.meta.url)(inProject('node_modules/gatsby-plugin-mdx/dist/frontmatter.js')) as {
    parseFrontmatter(key: string, raw: string): { body: string };
  };
  for (const { file, body } of all) {
    expect(parser.parseFrontmatter(file, readFileSync(inProject(file), 'utf8')).body).toBe(body);
  }
});
