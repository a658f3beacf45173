import { expect, test } from 'vitest';
import { symbolLocations, apiAnchor, apiNameOf, isApiAnchor } from './symbolLocations';

const page = (path: string, documents: string[]) => ({ path, documents });

test('gives the page that documents a name, and the first of several', () => {
  const locations = symbolLocations([page('/docs/b', ['Field', 'Rule']), page('/docs/a', ['Field', 'Field.name'])]);
  expect([...locations]).toEqual([
    ['Field', '/docs/a#api-Field'],
    ['Field.name', '/docs/a#api-Field.name'],
    ['Rule', '/docs/b#api-Rule'],
  ]);
});

test.each([
  ['Field', 'api-Field', 'Field'],
  ['Field.name', 'api-Field.name', 'name'],
  ['@react-querybuilder/dnd:RuleDnD', 'api-RuleDnD', 'RuleDnD'],
])('%s has the anchor %s', (path, anchor, name) => {
  expect(apiAnchor(path)).toBe(anchor);
  expect(isApiAnchor(anchor)).toBe(true);
  expect(apiNameOf(anchor)).toBe(name);
});

test('finds no name in the anchor of a heading', () => {
  expect(isApiAnchor('parse-api-1')).toBe(false);
});
