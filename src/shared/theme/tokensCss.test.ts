import { expect, test } from 'vitest';
import { theme } from '../../theme/theme';
import { icons } from './icons';
import { colors, fonts, fontSizes, sizes } from './tokens';
import { fontCss, tokenName, tokensCss } from './tokensCss';

const css = tokensCss();

const blockOf = (selector: string) => css.split(`${selector}{`)[1]?.split('}')[0] ?? '';

const light = blockOf('@layer tokens{:root');
const dark = blockOf(':root[data-theme=dark]');
const darkWithoutScripts = blockOf('@media screen and (scripting:none) and (prefers-color-scheme:dark){:root');

test.each([
  ['colors', 'primarySoft', '--colors-primary-soft'],
  ['colors', 'text', '--colors-text'],
  ['font-sizes', 'heading1', '--font-sizes-heading1'],
  ['sizes', 'topBar', '--sizes-top-bar'],
])('the token %s.%s is %s', (scale, token, name) => {
  expect(tokenName(scale, token)).toBe(name);
});

test('both modes define the same colours and their colour scheme', () => {
  expect(Object.keys(colors.dark)).toEqual(Object.keys(colors.light));
  expect(light).toContain('color-scheme:light;');
  expect(dark).toContain('color-scheme:dark;');
});

test('without scripts the system decides, with the same dark colours', () => {
  expect(darkWithoutScripts).toBe(dark);
  expect(dark).not.toBe('');
});

test('layers are declared first, so that their order does not depend on the order of sheets', () => {
  expect(css).toMatch(/^@layer reset,tokens,base,ui,components,demo;@layer tokens\{/);
  expect(css.split('{').length).toBe(css.split('}').length);
});

test('no token breaks out of its declaration', () => {
  for (const value of [light, dark].flatMap((block) => block.split(';')).filter(Boolean)) {
    expect(value).toMatch(/^(?:--[a-z0-9-]+|color-scheme):(?:[^{}<]+|url\("data:image\/svg\+xml,<svg .*<\/svg>"\))$/);
  }
});

test('each icon is one drawing, which needs no escapes in its address', () => {
  expect(Object.keys(icons()).length).toBeGreaterThan(15);
  for (const [name, address] of Object.entries(icons()))
    expect(address, name).toMatch(/^url\("data:image\/svg\+xml,<svg [^#%"{}<>]*><path d='[\w\s.-]+'\/><\/svg>"\)$/);
});

test('the theme refers to existing properties', () => {
  const references = JSON.stringify(theme).match(/var\([^)]*\)/g) ?? [];
  expect(references).toHaveLength(
    [colors.light, fonts, fontSizes, sizes].flatMap((scale) => Object.keys(scale)).length,
  );
  for (const reference of references) expect(light).toContain(`${reference.slice('var('.length, -1)}:`);
});

test('the font does not delay the text', () => {
  expect(fontCss('/site/fonts/a.woff2')).toMatch(
    /^@font-face\{.*font-display:optional;.*url\(\/site\/fonts\/a\.woff2\).*\}$/,
  );
});

test('the dark mode applies only to screens, not to paper', () => {
  expect(css).toContain('@media screen{:root[data-theme=dark]{');
});
