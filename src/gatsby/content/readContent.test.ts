import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { slug } from 'github-slugger';
import { expect, test } from 'vitest';
import { docPath } from '../../shared/versions/versions';
import { contentVersions, readLibraries, readLibrary, readRedirects, readSite, readVersions } from './readContent';
import { DOCS_FOLDER, inProject } from '../paths';
import { parseYaml } from './parseYaml';
import { categorySchema } from './schemas';

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

const idsOf = (version: string) =>
  filesIn(join(DOCS_FOLDER, version)).flatMap((file) => {
    if (file.endsWith('.mdx')) return [relative(join(DOCS_FOLDER, version), file).replace(/\.mdx$/, '')];
    if (!file.endsWith('_category_.yml')) return [];
    return [`category/${slug(parseYaml(readFileSync(file, 'utf8'), categorySchema, file).label)}`];
  });

const pathsOfContent = () => [
  ...['/', '/search', '/discord'],
  ...contentVersions().flatMap((version) => [version.path, ...idsOf(version.name).map((id) => docPath(version, id))]),
  ...filesIn(inProject('content', 'pages')).map((file) => `/${basename(file, '.mdx')}`),
  ...readLibraries().map(({ path }) => path),
];

test('the links of site.yml lead to existing pages', () => {
  const { announcement, footer } = readSite();
  const links = [announcement?.link, ...footer.flatMap((column) => column.links)];
  const targets = links.flatMap((link) => (link?.to.startsWith('/') ? [link.to.replace(/[?#].*$/, '')] : []));
  expect(targets.length).toBeGreaterThan(0);
  expect(targets.filter((target) => !pathsOfContent().includes(target))).toEqual([]);
});

test('each page of a group of twins exists in a version', () => {
  const ids = new Set(contentVersions().flatMap(({ name }) => idsOf(name)));
  expect(ids.size).toBeGreaterThan(0);
  expect(
    readVersions()
      .equivalents.flat()
      .filter((id) => !ids.has(id)),
  ).toEqual([]);
});

test('libraries.yml has one demo at each path, and each has a folder', () => {
  const libraries = readLibraries();
  expect(new Set(libraries.map(({ path }) => path)).size).toBe(libraries.length);
  expect(new Set(libraries.map(({ name }) => name)).size).toBe(libraries.length);
  for (const { name } of libraries) expect(() => readLibrary(name)).not.toThrow();
  expect(() => readLibrary('nowhere')).toThrow(
    'src/demo/libraries/nowhere/library.json:1: no file: expected its style sheets and packages, since content/libraries.yml names nowhere',
  );
});

test('redirects.yml redirects from paths without a page to paths with one', () => {
  const paths = pathsOfContent();
  const rules = readRedirects();
  expect(rules.filter(({ from }) => paths.includes(from))).toEqual([]);
  expect(rules.filter(({ to }) => !paths.includes(to))).toEqual([]);
});
