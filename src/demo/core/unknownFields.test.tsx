import { renderToStaticMarkup } from 'react-dom/server';
import { QueryBuilder, type RuleGroupType } from 'react-querybuilder';
import { expect, test } from 'vitest';
import { fields } from './fields';
import { initialQuery } from './initialQuery';
import { unknownFields, withUnknownFields } from './unknownFields';

const query: RuleGroupType = {
  combinator: 'and',
  rules: [
    { field: 'salary', operator: '=', value: '1' },
    { field: '~', operator: '=', value: '' },
    { combinator: 'or', rules: [{ field: 'groupedField1', operator: '=', valueSource: 'field', value: 'bonus' }] },
    { field: 'salary', operator: '=', value: 'value' },
  ],
};

test('names that are no fields of the demo, of rules and of what they are compared with', () => {
  expect(unknownFields(query)).toEqual(['salary', 'bonus']);
  expect(unknownFields(initialQuery)).toEqual([]);
  expect(withUnknownFields([])).toEqual(fields);
});

test('the builder shows them as chosen', () => {
  const html = renderToStaticMarkup(<QueryBuilder fields={withUnknownFields(unknownFields(query))} query={query} />);
  const chosen = [...html.matchAll(/<option value="(\w+)" selected="">([^<]*)/g)].map(([, name, label]) => [
    name,
    label,
  ]);
  expect(chosen).toContainEqual(['salary', 'salary (not a field of the demo)']);
  expect(chosen).toContainEqual(['bonus', 'bonus (not a field of the demo)']);
});
