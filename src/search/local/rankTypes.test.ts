import { expect, test } from 'vitest';
import { searchRecord } from '../../../tests/support/searchRecord';
import { askedType, rankTypes } from './rankTypes';

const FUNCTIONS = {
  update: ['group,string>group'],
  parse: ['string>DefaultGroup', 'string,ParseOptions>DefaultGroupIC'],
  format: ['AnyGroup>string', 'AnyGroup,FormatOptions>ParameterizedSQL'],
  label: ['Field,AnyGroup>string'],
  id: ['>string'],
};

const records = Object.entries(FUNCTIONS).map(([name, types]) =>
  searchRecord({ id: name, kind: 'symbol', anchor: name, headings: [name], types }),
);

const found = (query: string) => rankTypes(askedType(query)!, records).map(({ id }) => id);

test.each([
  ['(query: Group) => string', ['format', 'label']],
  ['Group => string', ['format', 'label']],
  ['function x(query: group, options?: FormatOptions) => ParameterizedSQL', ['format']],
  ['=> Group', ['parse', 'update']],
  ['() => String', ['format', 'label', 'id']],
  ['string =>', ['parse', 'update']],
  ['=> Nothing', []],
])('%s finds %j', (query, names) => {
  expect(found(query)).toEqual(names);
});

test.each(['export as SQL', '=>', '() => ', 'a >= b'])('%j asks for no type', (query) => {
  expect(askedType(query)).toBeNull();
});
