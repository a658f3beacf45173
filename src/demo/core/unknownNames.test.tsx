import { renderToStaticMarkup } from 'react-dom/server';
import { QueryBuilder, type RuleGroupType } from 'react-querybuilder';
import { expect, test } from 'vitest';
import { fields } from './fields';
import { initialQuery } from './initialQuery';
import { unknownNames, withUnknownNames } from './unknownNames';

const query: RuleGroupType = {
  combinator: 'and',
  rules: [
    { field: 'salary', operator: '=', value: '1' },
    { field: '~', operator: '=', value: '' },
    { combinator: 'or', rules: [{ field: 'groupedField1', operator: '=', valueSource: 'field', value: 'bonus' }] },
    { field: 'salary', operator: 'like', value: 'value' },
    { field: 'isMusician', operator: '!=', value: true },
    { field: 'age', operator: '~', value: '' },
  ],
};

test('names that are no fields of the demo, or no operators of their field', () => {
  expect(unknownNames(query)).toEqual({
    fields: ['salary', 'bonus'],
    operators: [
      { field: 'salary', operator: 'like' },
      { field: 'isMusician', operator: '!=' },
    ],
  });
  expect(unknownNames(initialQuery)).toEqual({ fields: [], operators: [] });
  expect(withUnknownNames({ fields: [], operators: [] })).toEqual(fields);
});

test('the builder shows them as chosen', () => {
  const html = renderToStaticMarkup(<QueryBuilder fields={withUnknownNames(unknownNames(query))} query={query} />);
  const chosen = [...html.matchAll(/<option value="([^"]+)" selected="">([^<]*)/g)].map(([, name, label]) => [
    name,
    label,
  ]);
  expect(chosen).toContainEqual(['salary', 'salary (not a field of the demo)']);
  expect(chosen).toContainEqual(['like', 'like (not an operator of the demo)']);
  expect(chosen).toContainEqual(['!=', '!= (not an operator of the demo)']);
  expect(chosen).toContainEqual(['bonus', 'bonus (not a field of the demo)']);
});
