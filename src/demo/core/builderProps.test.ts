import { expect, test } from 'vitest';
import { optionClasses, optionProps } from './builderProps';
import { ALL_OPTIONS, DEFAULT_OPTIONS, OPTIONS } from './options';

test('what is as it is by default needs no prop', () => {
  expect(optionProps(DEFAULT_OPTIONS)).toEqual({});
  expect(optionClasses(DEFAULT_OPTIONS)).toEqual([]);
});

test('options that differ are props of the same name, but for those that are something else', () => {
  const turned = Object.fromEntries(OPTIONS.map(({ name, byDefault }) => [name, !byDefault])) as typeof DEFAULT_OPTIONS;
  const names = Object.keys(optionProps(turned));
  expect(names).toHaveLength(OPTIONS.length - 4);
  expect(names).not.toContain('validateQuery');
  expect(optionProps(turned)).toMatchObject({ autoSelectField: false, showNotToggle: true });
  expect(optionClasses(turned)).toEqual(['queryBuilder-branches', 'justifiedLayout', 'validateQuery']);
});

test('all options are on but for two', () => {
  const off = OPTIONS.filter(({ name }) => !ALL_OPTIONS[name]).map(({ name }) => name);
  expect(off.sort()).toEqual(['disabled', 'independentCombinators']);
});
