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

test('joins the style sheets of a library and confines them to its demo', async () => {
  const { css } = await fieldsOf({ stylesheets: ['@a/ui/ui.css', './styles.css'] });
  const scope = '[data-library=ui]';
  expect(css).toEqual([
    `${scope} .button{color:red}${scope} .table{color:#00f}${scope}{margin:0}${scope} .rule .table{color:green}`,
  ]);
});

test('drops unused class names of packages where it knows the used ones, but keeps its own style sheet', async () => {
  const { css } = await fieldsOf({ stylesheets: ['@a/ui/ui.css', './styles.css'], classNamesIn: ['./controls'] });
  expect(css[0]).toContain('.button{');
  expect(css[0]).not.toContain(' .table{color:#00f}');
  expect(css[0]).toContain('.rule .table{');
});

test('has no style sheet for a library without any', async () => {
  expect((await fieldsOf({})).css).toEqual([]);
});

test('gives the installed versions of the packages', async () => {
  expect((await fieldsOf({ packages: ['@a/ui'] })).packages).toEqual([{ name: '@a/ui', version: '1.2.3' }]);
});
