import { readFileSync } from 'node:fs';
import sheet from 'react-querybuilder/dist/query-builder.css?raw';
import { expect, test } from 'vitest';
import { DEFAULT_THEME, isTheme, readTheme, writeTheme, type Theme } from '../core/theme';
import { themeCss, themeSass } from './themeCss';

const scss = readFileSync('node_modules/react-querybuilder/dist/query-builder.scss', 'utf8');

const CHANGED: Theme = { background: 'ff8000', opacity: 5, line: '00aa11', spacing: 12, radius: 0, width: 3 };

test('a theme is read as it was written, and anything else is the default', () => {
  expect(readTheme(writeTheme(CHANGED))).toEqual(CHANGED);
  expect(isTheme(writeTheme(CHANGED))).toBe(true);
  expect(writeTheme(DEFAULT_THEME)).toBe('');
  expect(isTheme('')).toBe(true);
  expect(readTheme('')).toEqual(DEFAULT_THEME);
  for (const wrong of [
    '004bb7-101-8081a2-4-2-1',
    '004bb7-20-8081a2-17-2-1',
    'red-20-8081a2-4-2-1',
    '004bb7-20-8081a2-4-2-1-',
  ]) {
    expect(isTheme(wrong), wrong).toBe(false);
    expect(readTheme(wrong)).toEqual(DEFAULT_THEME);
  }
});

test('the default theme is the sheet of the library, and its Sass sets nothing', () => {
  expect(themeCss(DEFAULT_THEME)).toBe(sheet.replace(/\n?\/\*# sourceMappingURL.*\n?$/, ''));
  expect(themeSass(DEFAULT_THEME)).toBe("@use 'react-querybuilder/dist/query-builder.scss';");
});

test('Sass sets the variables that differ, each of which the library has', () => {
  expect(themeSass({ ...DEFAULT_THEME, spacing: 6, line: 'ff0000' })).toBe(
    "@use 'react-querybuilder/dist/query-builder.scss' with (\n  $rqb-spacing: 0.75rem,\n  $rqb-border-color: #ff0000\n);",
  );
  const names = [...themeSass(CHANGED).matchAll(/\$[\w-]+/g)].map(([name]) => name);
  expect(names).toHaveLength(5);
  for (const name of names) expect(scss).toContain(`${name}: `);
});

/** Each value with its variables filled in, in the order of the source. */
function compiled(theme: Theme): string[] {
  const given = new Map(
    [...themeSass(theme).matchAll(/(\$[\w-]+): (.+?),?\n/g)].map(([, name, value]) => [name!, value!]),
  );
  const variables = new Map<string, string>();
  const fill = (text: string) =>
    text.replace(/#\{(\$[\w-]+)\}|\$[\w-]+/g, (name, inner?: string) => variables.get(inner ?? name)!);
  for (const [, name, value] of scss.matchAll(/^(\$[\w-]+): (.*) !default;/gm))
    variables.set(name!, given.get(name!) ?? fill(value!));
  return [...scss.matchAll(/^ +([\w-]+): ([^;\n]+);/gm)].map(
    ([, name, value]) => `${name}: ${fill(value!).replaceAll("'", '"')}`,
  );
}

const declared = (css: string) =>
  [...css.matchAll(/^ +([\w-]+): ([^;\n]+);/gm)].map(([, name, value]) => `${name}: ${value}`);

test.each([
  ['the default', DEFAULT_THEME],
  ['another', CHANGED],
])('the CSS of %s theme has the values that its Sass makes', (_name, theme) => {
  const values = compiled(theme);
  expect(values.length).toBeGreaterThan(50);
  expect([...new Set(declared(themeCss(theme)))].sort()).toEqual([...new Set(values)].sort());
});
