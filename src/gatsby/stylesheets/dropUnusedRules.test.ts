import { expect, test } from 'vitest';
import { dropUnusedRules } from './dropUnusedRules';

const used = new Set(['btn', 'form-check', 'is-small']);
const left = (css: string) => dropUnusedRules(css, used);

test.each([
  '.btn{a:b}',
  'html{a:b}',
  '.btn.is-small:hover > .form-check{a:b}',
  '[data-theme=dark] .btn{a:b}',
  '.btn:not(.gone){a:b}',
  '.btn:is(.gone,:not(.lost)){a:b}',
  '@media print{.btn{a:b}}',
  '@keyframes x{from{a:b}12.5%{a:b}to{a:b}}',
  '@font-face{font-family:x}',
])('keeps %s', (css) => {
  expect(left(css)).toBe(css);
});

test.each(['.gone{a:b}', '.btn.gone{a:b}', '.btn .gone{a:b}', '.btn-gone{a:b}', '.gone.gone:not(.btn){a:b}'])(
  'drops %s',
  (css) => {
    expect(left(`.btn{a:b}${css}`)).toBe('.btn{a:b}');
  },
);

test('keeps the used selectors of a list', () => {
  expect(left('.gone,.btn,.lost .btn{a:b}')).toBe('.btn{a:b}');
});
