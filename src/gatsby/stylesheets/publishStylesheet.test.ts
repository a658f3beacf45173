import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { folderPerTest } from '../../../tests/support/folder';
import { scopeCss } from './publishStylesheet';

const { inFolder, write } = folderPerTest({ workIn: true });

beforeEach(() => {
  write('package/fonts/icons.woff2', 'the font');
});

async function publish(...sheets: string[]) {
  const files = sheets.map((css, index) => write(`package/${index}.css`, css));
  const { publishStylesheet } = await import('./publishStylesheet');
  const address = await publishStylesheet(files, 'rqb-5', '.s');
  return { address, css: readFileSync(inFolder('public', address), 'utf8') };
}

const published = () => readdirSync(inFolder('public', 'styles'));

test('joins, confines and minifies style sheets', async () => {
  const { address, css } = await publish('.a { color: red }\n/* remark */', '.b { color: blue }');
  expect(address).toMatch(/^\/styles\/rqb-5-[0-9a-f]{8}\.css$/);
  expect(css).toBe('.s .a{color:red}.s .b{color:#00f}');
  expect(published()).toEqual([address.replace('/styles/', '')]);
});

test('the address changes with the content, and only with it', async () => {
  const { address: first } = await publish('.a { color: red }');
  const { address: again } = await publish('.a { color: red }');
  const { address: other } = await publish('.a { color: blue }');
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('publishes each font once, with an address that changes with its content', async () => {
  const { css } = await publish(
    '@font-face { font-family: i; src: url("./fonts/icons.woff2?1a2b") format("woff2"), url(./fonts/icons.woff2) }',
    "@font-face { font-family: j; src: url('../package/fonts/icons.woff2#iefix') }",
  );
  const [font] = published().filter((name) => name.endsWith('.woff2'));
  expect(font).toMatch(/^icons-[0-9a-f]{8}\.woff2$/);
  expect(published()).toHaveLength(2);
  expect(css.match(/url\([^)]*\)/g)).toHaveLength(3);
  expect(new Set(css.match(/icons-[0-9a-f]+\.woff2/g))).toEqual(new Set([font]));
  expect(readFileSync(inFolder('public', 'styles', font ?? ''), 'utf8')).toBe('the font');
});

test.each(['url(fonts/icons.woff2)', 'url( "fonts/icons.woff2" )', "url('fonts/icons.woff2?v=1')"])(
  'a font is found without ./ too: %s',
  async (source) => {
    const { css } = await publish(`@font-face { font-family: i; src: ${source} }`);
    expect(css).toMatch(/url\("?icons-[0-9a-f]{8}\.woff2"?\)/);
    expect(published()).toHaveLength(2);
  },
);

test.each([
  'data:image/png;base64,AA==',
  `data:image/svg+xml,<svg fill='url(%23a)'/>`,
  'http://a.example/a.png',
  'https://a.example/a.png',
  '//a.example/a.png',
  '/img/a.png',
  '#a',
])('keeps the address %s', async (address) => {
  const { css } = await publish(`.a { background: url("${address}") }`);
  expect(css).toContain(address);
  expect(published()).toHaveLength(1);
});

test('removes references to source maps', async () => {
  const { css } = await publish('.a { color: red }\n/*# sourceMappingURL=a.css.map */');
  expect(css).not.toContain('sourceMappingURL');
  expect(published()).toHaveLength(1);
});

test('fails for a missing font', async () => {
  await expect(publish('@font-face { src: url(./fonts/none.woff2) }')).rejects.toThrow(/ENOENT.*none\.woff2/);
});

const SCOPE = '[data-rqb="5"]';
const scoped = (selector: string) => scopeCss(`${selector}{a:b}`, '.s').replace('{a:b}', '');

test('a real selector is confined', () => {
  expect(scopeCss('.ruleGroup { color: red }', SCOPE)).toBe('[data-rqb="5"] .ruleGroup { color: red }');
});

test.each([
  ['.a', '.s .a'],
  ['*', '.s *'],
  ['a:hover', '.s a:hover'],
  ['::selection', '.s ::selection'],
  ['.a > .b + .c', '.s .a > .b + .c'],
  ['.a,.b', '.s .a,.s .b'],
  ['[data-theme=dark] .a', '.s [data-theme=dark] .a'],
  ['html-viewer', '.s html-viewer'],
  ['.body', '.s .body'],
  ['tbody', '.s tbody'],
  ['.a:not(body)', '.s .a:not(body)'],
])('%s becomes %s', (selector, expected) => {
  expect(scoped(selector)).toBe(expected);
});

test.each([
  [':root', '.s'],
  ['html', '.s'],
  ['body', '.s'],
  [':host', '.s'],
  ['html,body', '.s,.s'],
  [':root,[data-mode=light]', '.s,.s [data-mode=light]'],
  [':root[data-mode=dark] .a', '.s[data-mode=dark] .a'],
  ['body.modal-open', '.s.modal-open'],
  ['body::before', '.s::before'],
  ['html > .a', '.s > .a'],
  ['body .a', '.s .a'],
  ['html body', '.s'],
  ['html  >  body', '.s'],
  ['html>body>.a', '.s>.a'],
  [':root body .a', '.s .a'],
  ['html.dark body.open .a', '.s.dark.open .a'],
  ['html[lang="a b"]:not(.c > .d) body:hover', '.s[lang="a b"]:not(.c > .d):hover'],
  ['html .body', '.s .body'],
  ['html .a body-part', '.s .a body-part'],
])('applies %s of the document to the scope: %s', (selector, expected) => {
  expect(scoped(selector)).toBe(expected);
});

test.each([
  ['@media print{.a{b:c}}', '@media print{.s .a{b:c}}'],
  ['@supports (a:b){:root{b:c}}', '@supports (a:b){.s{b:c}}'],
  ['@layer x{.a{b:c}}', '@layer x{.s .a{b:c}}'],
])('confines the rules inside %s', (css, expected) => {
  expect(scopeCss(css, '.s')).toBe(expected);
});

test.each([
  '@keyframes spin{from{a:b}50%{a:c}to{a:d}}',
  '@-webkit-keyframes spin{0%{a:b}}',
  '@font-face{font-family:x;src:url(x.woff2)}',
  '@page{margin:0}',
  '@charset "UTF-8";',
])('%s has no selector to confine', (css) => {
  expect(scopeCss(css, '.s')).toBe(css);
});
