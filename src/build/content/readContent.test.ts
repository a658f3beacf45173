import { slug } from 'github-slugger';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { contentVersions } from '../contentVersions';
import { DOCS_FOLDER, PROJECT } from '../paths';
import { resolvePackageFile } from '../stylesheets/resolvePackageFile';
import { parseYaml } from './parseYaml';
import { categorySchema } from './schemas';
import { readLibraries, readRedirects, readSite, readVersions } from './readContent';

test('site.yml parses', () => {
  const { title, footer } = readSite();
  expect(title).not.toBe('');
  expect(footer.length).toBeGreaterThan(0);
});

test('versions.yml names the folders of content/docs, no more and no fewer', () => {
  const folders = readdirSync(DOCS_FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = folders.map(({ name }) => name).filter((name) => !name.startsWith('_scratch-'));
  expect(
    readVersions()
      .versions.map(({ name }) => name)
      .sort(),
  ).toEqual(names.sort());
});

test('each version has a path of its own, and the latest is at /docs', () => {
  const paths = contentVersions().map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(contentVersions().filter(({ isLast }) => isLast)).toMatchObject([
    { name: readVersions().latest, path: '/docs', banner: null },
  ]);
});

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)]));

/** The pages and categories of a version. */
const idsOf = (version: string) =>
  filesIn(join(DOCS_FOLDER, version)).flatMap((file) => {
    if (file.endsWith('.mdx')) return [relative(join(DOCS_FOLDER, version), file).replace(/\.mdx$/, '')];
    if (!file.endsWith('_category_.yml')) return [];
    return [`category/${slug(parseYaml(readFileSync(file, 'utf8'), categorySchema, file).label)}`];
  });

test('each page of a group of twins is in a version', () => {
  const ids = new Set(contentVersions().flatMap(({ name }) => idsOf(name)));
  expect(ids).toContain('category/tips--tricks');
  expect(readVersions().twins.flat()).toContain('api/export');
  expect(
    readVersions()
      .twins.flat()
      .filter((id) => !ids.has(id)),
  ).toEqual([]);
});

test('libraries.yml has one demo at each path, and its style sheets are installed', () => {
  const libraries = readLibraries();
  expect(new Set(libraries.map(({ path }) => path)).size).toBe(libraries.length);
  expect(new Set(libraries.map(({ name }) => name)).size).toBe(libraries.length);
  const sheets = libraries.flatMap(({ stylesheets }) => stylesheets);
  expect(sheets.map((file) => existsSync(resolvePackageFile(file, PROJECT)))).toEqual(sheets.map(() => true));
});

test('redirects.yml leads from no path to itself, and over no other redirect', () => {
  const rules = readRedirects();
  const sources = new Set(rules.map(({ from }) => from));
  expect(rules.length).toBeGreaterThan(0);
  expect(rules.filter(({ to }) => sources.has(to))).toEqual([]);
});
