import { expect, test } from 'vitest';
import { optionClasses, optionProps } from './builderProps';
import { ALL_OPTIONS, DEFAULT_OPTIONS, OPTIONS } from './options';

test('sets no prop for an option with its default value', () => {
  expect(optionProps(DEFAULT_OPTIONS)).toEqual({});
  expect(optionClasses(DEFAULT_OPTIONS)).toEqual([]);
});

test('sets a prop of the same name for a changed option, with some exceptions', () => {
  const turned = Object.fromEntries(OPTIONS.map(({ name, byDefault }) => [name, !byDefault])) as typeof DEFAULT_OPTIONS;
  const names = Object.keys(optionProps(turned));
  expect(names).toHaveLength(OPTIONS.length - 4);
  expect(names).not.toContain('validateQuery');
  expect(optionProps(turned)).toMatchObject({ autoSelectField: false, showNotToggle: true });
  expect(optionClasses(turned)).toEqual(['queryBuilder-branches', 'justifiedLayout', 'validateQuery']);
});

test('all options are on except two', () => {
  const off = OPTIONS.filter(({ name }) => !ALL_OPTIONS[name]).map(({ name }) => name);
  expect(off.sort()).toEqual(['disabled', 'independentCombinators']);
});
