import { expect, test } from 'vitest';
import { categoryIds } from './categoryIds';

const idsOf = (...categories: [folder: string, label: string][]) =>
  Object.fromEntries(categoryIds(categories.map(([folder, label]) => ({ folder, label }))));

test('an id is made of the label, not of the folder', () => {
  expect(idsOf(['tips', 'Tips & Tricks'])).toEqual({ tips: 'category/tips--tricks' });
});

test('a repeated label gets a number, whatever the order of the input', () => {
  const expected = { a: 'category/guides', 'a/b': 'category/guides-1', c: 'category/guides-2' };
  expect(idsOf(['c', 'Guides'], ['a/b', 'Guides'], ['a', 'Guides'])).toEqual(expected);
  expect(idsOf(['a', 'Guides'], ['a/b', 'Guides'], ['c', 'Guides'])).toEqual(expected);
});
