import { expect, test } from 'vitest';
import { scopeCss } from './scopeCss';

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
])('of the document, %s is said of the scope: %s', (selector, expected) => {
  expect(scoped(selector)).toBe(expected);
});

test.each([
  ['@media print{.a{b:c}}', '@media print{.s .a{b:c}}'],
  ['@supports (a:b){:root{b:c}}', '@supports (a:b){.s{b:c}}'],
  ['@layer x{.a{b:c}}', '@layer x{.s .a{b:c}}'],
])('%s is confined inside', (css, expected) => {
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
