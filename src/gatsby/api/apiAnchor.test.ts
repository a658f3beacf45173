import { expect, test } from 'vitest';
import { apiAnchor, apiNameOf, isApiAnchor } from './apiAnchor';

test.each([
  ['Field', 'api-Field', 'Field'],
  ['Field.name', 'api-Field.name', 'name'],
  ['@react-querybuilder/dnd:RuleDnD', 'api-RuleDnD', 'RuleDnD'],
])('%s has the anchor %s', (path, anchor, name) => {
  expect(apiAnchor(path)).toBe(anchor);
  expect(isApiAnchor(anchor)).toBe(true);
  expect(apiNameOf(anchor)).toBe(name);
});

test('the anchor of a heading is of no name', () => {
  expect(isApiAnchor('parse-api-1')).toBe(false);
});
