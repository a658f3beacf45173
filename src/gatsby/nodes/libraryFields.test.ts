import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { folderPerTest } from '../../../tests/support/folder';

const { inFolder, write } = folderPerTest({ workIn: true });

beforeEach(() => {
  write('node_modules/@a/ui/package.json', '{ "name": "@a/ui", "version": "1.2.3" }');
  write('node_modules/@a/ui/ui.css', '.button { color: red } .table { color: blue } html { margin: 0 }');
  write('src/demo/libraries/ui/styles.css', '.rule .table { color: green }');
  write('src/demo/libraries/ui/controls/Button.tsx', '<button className="button">');
});

/** The fields of a library whose library.json has these values, with the text of its style sheet. */
async function fieldsOf(values: object) {
  write('src/demo/libraries/ui/library.json', JSON.stringify({ stylesheets: [], packages: [], ...values }));
  const { libraryFields } = await import('./libraryFields');
  const { stylesheets, packages } = await libraryFields('ui');
  return { packages, css: stylesheets.map((address) => readFileSync(inFolder('public', address), 'utf8')) };
}

test('its style sheets become one, confined to its demo', async () => {
  const { css } = await fieldsOf({ stylesheets: ['@a/ui/ui.css', './styles.css'] });
  const scope = '[data-library=ui]';
  expect(css).toEqual([
    `${scope} .button{color:red}${scope} .table{color:#00f}${scope}{margin:0}${scope} .rule .table{color:green}`,
  ]);
});

test('where it says where its class names stand, the others go, but not those of its own style sheet', async () => {
  const { css } = await fieldsOf({ stylesheets: ['@a/ui/ui.css', './styles.css'], classNamesIn: ['./controls'] });
  expect(css[0]).toContain('.button{');
  expect(css[0]).not.toContain(' .table{color:#00f}');
  expect(css[0]).toContain('.rule .table{');
});

test('a library without style sheets has none', async () => {
  expect((await fieldsOf({})).css).toEqual([]);
});

test('its packages have the versions that are installed', async () => {
  expect((await fieldsOf({ packages: ['@a/ui'] })).packages).toEqual([{ name: '@a/ui', version: '1.2.3' }]);
});

test.each([
  [{ packages: ['nothing'] }, 'nothing/package.json'],
  [{ stylesheets: ['@a/ui/other.css'] }, '@a/ui/other.css'],
  [{ stylesheets: ['./other.css'] }, './other.css'],
  [{ stylesheets: [], classNamesIn: ['./other'] }, './other'],
])('%o names what is not there', async (values, missing) => {
  await expect(fieldsOf(values)).rejects.toThrow(
    `src/demo/libraries/ui/library.json:1: expected files that are there, which ${missing} is not`,
  );
});
