import { expect, test } from 'vitest';
import { theme as wholeTheme } from './controls/theme';
import { theme } from './theme';

test('equals the theme of an app in each part', () => {
  const { components, config, ...others } = theme;
  for (const [name, component] of Object.entries(components)) expect(wholeTheme.components[name]).toEqual(component);
  for (const [name, part] of Object.entries(others)) expect(wholeTheme[name]).toEqual(part);
  expect(wholeTheme.config).toMatchObject(config);
});

test('no foundation is left out', () => {
  const parts = Object.keys(wholeTheme).filter((name) => !['styles', 'direction'].includes(name));
  expect(Object.keys(theme).sort()).toEqual(parts.sort());
});
