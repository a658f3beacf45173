import { expect, test } from 'vitest';
import { isApiName, untranslated } from './untranslated';

test.each([
  'formatQuery',
  'QueryBuilder',
  '<QueryBuilder />',
  'defaultOperators',
  'RuleGroupTypeIC',
  'useQueryBuilderSchema',
])('%s is a name of the API', (name) => {
  expect(isApiName(name)).toBe(true);
  expect(untranslated(name)).toEqual({ translate: 'no' });
});

test.each(['', 'Export', 'UMD build', 'The QueryBuilder component', 'SQL', 'v5.x'])('%j is not', (text) => {
  expect(isApiName(text)).toBe(false);
  expect(untranslated(text)).toEqual({});
});
