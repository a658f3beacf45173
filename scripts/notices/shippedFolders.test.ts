import { expect, test } from 'vitest';
import { folderPerTest } from '../../tests/support/folder';
import { contentVersions } from '../../src/gatsby/content/readContent';
import { shippedFolders, packageFolders, licenceSections } from './shippedFolders';

const { inFolder, write } = folderPerTest();

const writeMap = (name: string, ...sources: string[]) =>
  write(name, JSON.stringify({ sources: sources.map((source) => `webpack://site/./${source}`) }));

test('finds packages in scripts, in style sheets of demos and in the files of the playground', () => {
  writeMap('app-1.js.map', 'node_modules/react/index.js', 'src/layout/Layout.tsx');
  writeMap('library-5-1.js.map', 'content/docs/5/node_modules/react-querybuilder/dist/index.js');
  for (const { name } of contentVersions()) {
    const versions = name === '4' ? { react: '18.3.1', 'react-querybuilder': '4.5.3' } : {};
    const types = { declarations: `../types-${name}.json` };
    write(`playground/${name}/packages.json`, JSON.stringify({ versions, types }));
    const files =
      name === '4' ? { 'node_modules/typescript/lib/lib.dom.d.ts': '', 'node_modules/a/package.json': '' } : {};
    write(`playground/types-${name}.json`, JSON.stringify({ files }));
  }
  expect(shippedFolders(inFolder()).sort()).toEqual([
    'content/docs/4/node_modules/react-querybuilder',
    'content/docs/5/node_modules/react-querybuilder',
    'node_modules/@mantine/core',
    'node_modules/@mantine/dates',
    'node_modules/a',
    'node_modules/bootstrap',
    'node_modules/bulma',
    'node_modules/react',
    'node_modules/typescript',
  ]);
});

test('fails when a site has no source maps', () => {
  expect(() => shippedFolders(inFolder())).toThrow(
    'There are no source maps in public/: build the site with SOURCE_MAPS=1.',
  );
});

const SITE = 'webpack://react-querybuilder-docs/./';

test.each([
  ['node_modules/react/index.js', ['node_modules/react']],
  ['node_modules/@emotion/react/dist/emotion.js', ['node_modules/@emotion/react']],
  ['content/docs/4/node_modules/react-querybuilder/dist/a.js', ['content/docs/4/node_modules/react-querybuilder']],
  ['node_modules/a/node_modules/@b/c/d.js', ['node_modules/a/node_modules/@b/c']],
  ['src/layout/Layout.tsx', []],
  ['.cache/production-app.js', []],
])('finds the packages of %s: %j', (source, folders) => {
  expect(packageFolders([`${SITE}${source}`])).toEqual(folders);
  expect(packageFolders([source])).toEqual(folders);
});

test('packages with one text of a licence are named above it, with their versions', () => {
  const folders = ['b', 'a', 'c', 'again'].map((name) => inFolder(name));
  for (const name of ['a', 'b', 'again']) {
    write(
      `${name}/package.json`,
      JSON.stringify({ name: `@a/${name === 'again' ? 'a' : name}`, version: '1.2.3', license: 'MIT' }),
    );
    write(`${name}/LICENCE.md`, 'All is permitted.\n');
  }
  write('c/package.json', '{ "name": "c", "version": "2.0.0" }');
  expect(licenceSections(folders)).toEqual([
    '- @a/a 1.2.3, MIT\n- @a/b 1.2.3, MIT\n\n```text\nAll is permitted.\n```\n',
    '- c 2.0.0, see below\n\n```text\nNo text of a licence comes with it.\n```\n',
  ]);
});
