import { expect, test } from 'vitest';
import { packageFolders } from './packageFolders';

const SITE = 'webpack://react-querybuilder-docs/./';

test.each([
  ['node_modules/react/index.js', ['node_modules/react']],
  ['node_modules/@emotion/react/dist/emotion.js', ['node_modules/@emotion/react']],
  ['content/docs/4/node_modules/react-querybuilder/dist/a.js', ['content/docs/4/node_modules/react-querybuilder']],
  ['node_modules/a/node_modules/@b/c/d.js', ['node_modules/a/node_modules/@b/c']],
  ['src/layout/Layout.tsx', []],
  ['.cache/production-app.js', []],
])('%s is of %j', (source, folders) => {
  expect(packageFolders([`${SITE}${source}`])).toEqual(folders);
  expect(packageFolders([source])).toEqual(folders);
});

test.each([
  'webpack://site/webpack/runtime/define property getters',
  'webpack://site/ignored|/site/node_modules/a/lib|./util',
])('%s is of none', (source) => {
  expect(packageFolders([source])).toEqual([]);
});

test('each is named once, and each version of a package by its folder', () => {
  const sources = ['node_modules/a/x.js', 'content/docs/3/node_modules/a/x.js', 'node_modules/a/y.js'];
  expect(packageFolders(sources)).toEqual(['node_modules/a', 'content/docs/3/node_modules/a']);
});
