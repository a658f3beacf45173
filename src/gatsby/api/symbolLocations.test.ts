import { expect, test } from 'vitest';
import {
  apiAnchor,
  apiNameOf,
  apiPathOf,
  documentedNamesInCode,
  isApiAnchor,
  symbolLocations,
} from './symbolLocations';

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

test('a name in code leads to itself, to a package that has it, to its first member, or to the props of a component', () => {
  const names = ['Field.name', 'Field', '@react-querybuilder/dnd:RuleDnD', 'Controls.rule', 'Controls.group', 'AProps'];
  const documentedName = documentedNamesInCode(symbolLocations([page('/docs/a', names)]));
  expect(['Field', 'Field.name', 'RuleDnD', 'Controls', 'A', 'B'].map(documentedName)).toEqual([
    ...['Field', 'Field.name', '@react-querybuilder/dnd:RuleDnD', 'Controls.rule', 'AProps', undefined],
  ]);
});

test('an address tells the name that it leads to', () => {
  expect(['/docs/a#api-Field.name', '#api-Field', '/docs/a#field', '/docs/a'].map(apiPathOf)).toEqual([
    ...['Field.name', 'Field', '', ''],
  ]);
});

test('finds no name in the anchor of a heading', () => {
  expect(isApiAnchor('parse-api-1')).toBe(false);
});
