import {
  defaultOperators,
  defaultValidator,
  formatQuery,
  type FormatQueryOptions,
  type Operator,
  type RuleGroupTypeAny,
} from 'react-querybuilder';
import { expect, test } from 'vitest';
import { everyRule, queryCorpus } from '../../../tests/support/queryCorpus';
import { checkQuery } from './checkQuery';
import { exportQuery, formatOptions } from './exportQuery';
import { fields } from './fields';
import { FORMATS } from './formats';
import { initialQuery } from './initialQuery';
import { DEFAULT_OPTIONS } from './options';
import { countQuery } from './query';

const corpus = queryCorpus();

type Item = Exclude<RuleGroupTypeAny['rules'][number], string>;

/** A query with everything in it. */
const flatten = (item: Item): Item[] =>
  'rules' in item
    ? [item, ...item.rules.flatMap((inner) => (typeof inner === 'string' ? [] : flatten(inner)))]
    : [item];

const items = corpus.flatMap(({ query }) => flatten(query));
const groups = items.filter((item) => 'rules' in item);
const rules = items.filter((item) => 'field' in item);
const values = rules.map(({ value }): unknown => value);

test('the corpus is the same each time', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(200);
  expect(queryCorpus()).toEqual(corpus);
});

test('the corpus has each field with each of its operators, editors and value sources', () => {
  const names = (part: { field: string; operator: string; valueSource?: string }) =>
    `${part.field} ${part.operator} ${part.valueSource ?? 'value'}`;
  const present = new Set(rules.map(names));
  for (const { name, operators = defaultOperators, valueSources = ['value'] } of fields) {
    for (const operator of operators as Operator[]) {
      for (const valueSource of valueSources as string[]) {
        expect(present).toContain(names({ field: name, operator: operator.name, valueSource }));
      }
    }
  }
  expect(everyRule.length).toBeGreaterThan(300);
  const editors = new Set(fields.map(({ valueEditorType, inputType }) => valueEditorType ?? inputType ?? 'text'));
  expect([...editors].sort()).toEqual([
    'checkbox',
    'date',
    'datetime-local',
    'multiselect',
    'number',
    'radio',
    'select',
    'text',
    'textarea',
    'time',
  ]);
});

test.each([
  ['empty values', values.includes('')],
  ['empty lists', values.some((value) => Array.isArray(value) && value.length === 0)],
  ['lists as arrays', values.some((value) => Array.isArray(value) && value.length > 1)],
  ['lists as text', values.some((value) => typeof value === 'string' && value.split(',').length > 2)],
  ['numbers', values.some((value) => typeof value === 'number')],
  ['true and false', values.includes(true) && values.includes(false)],
  ['non-ASCII letters', values.includes('Агата')],
  ['quotes of both kinds', values.includes(`both "kinds" of 'quotes'`)],
  ['percent signs', values.includes('50%_off')],
  ['line breaks', values.includes('two\nlines')],
  ['commas', values.includes('Earth, Wind & Fire')],
  ['negated groups', groups.some(({ not }) => not)],
  ['groups that are not negated', groups.some(({ not }) => not === false)],
  ['empty groups', groups.some((group) => group.rules.length === 0)],
  [
    'empty groups in others',
    corpus.some(({ query }) =>
      flatten(query)
        .slice(1)
        .some((item) => 'rules' in item && item.rules.length === 0),
    ),
  ],
  ['rules without a field', rules.some(({ field }) => field === '~')],
  ['rules without an operator', rules.some(({ operator }) => operator === '~')],
  [
    'groups that mix combinators',
    groups.some(({ rules: inner }) => inner.includes('and' as never) && inner.includes('or' as never)),
  ],
])('the corpus has %s', (_, isPresent) => {
  expect(isPresent).toBe(true);
});

test('the corpus has each of the options that matter on and off, and queries in the form that they ask for', () => {
  for (const name of ['parseNumbers', 'listsAsArrays', 'validateQuery', 'independentCombinators'] as const) {
    const on = corpus.filter(({ options }) => options[name]).length;
    expect(on).toBeGreaterThan(50);
    expect(corpus.length - on).toBeGreaterThan(50);
  }
  expect(groups.length).toBeGreaterThan(rules.length / 10);
  for (const { query, options } of corpus) {
    const isIndependent = flatten(query).every((item) => !('combinator' in item));
    expect(isIndependent).toBe(options.independentCombinators);
  }
});

test('the demo can hold each query of the corpus as it is', () => {
  for (const { query } of corpus) {
    expect(checkQuery(query)).toEqual({ query });
    expect(countQuery(query).rules).toBeLessThan(100);
  }
});

test.each(FORMATS)('$name is what formatQuery returns', ({ name }) => {
  for (const { query, options } of corpus) {
    const { parseNumbers } = options;
    const validator = options.validateQuery ? defaultValidator : undefined;
    const written: FormatQueryOptions = { format: name, fields, parseNumbers, validator };
    const result: unknown = formatQuery(query, written);
    const text = exportQuery(query, name, options);
    if (typeof result !== 'string') expect(text).toBe(JSON.stringify(result, null, 2));
    else if (name !== 'mongodb') expect(text).toBe(result);
    else if (text !== result) {
      expect(JSON.parse(text)).toEqual(JSON.parse(result));
      expect(text.match(/^ +/gm)?.every((indent) => indent.length % 2 === 0)).toBe(true);
    }
  }
});

test('a MongoDB filter is laid out only if that changes nothing of it', () => {
  const filter = (value: unknown) =>
    exportQuery({ combinator: 'and', rules: [{ field: 'age', operator: '=', value }] }, 'mongodb', {
      ...DEFAULT_OPTIONS,
      parseNumbers: true,
    });
  expect(filter(28)).toBe('{\n  "age": 28\n}');
  expect(filter('"{ }"')).toBe(JSON.stringify({ age: '"{ }"' }, null, 2));
  // None of these survives JSON.parse and JSON.stringify.
  expect(filter('1.0')).toBe('{"age":1.0}');
  expect(filter('9007199254740993')).toBe('{"age":9007199254740993}');
  expect(filter('+1')).toBe('{"age":+1}');
  expect(filter('two\nlines')).toBe('{{"age":"two\nlines"}}');
});

test.each([
  ['sql', '(1 = 1)'],
  ['parameterized', '{\n  "sql": "(1 = 1)",\n  "params": []\n}'],
  ['parameterized_named', '{\n  "sql": "(1 = 1)",\n  "params": {}\n}'],
  ['cel', '1 == 1'],
  ['spel', '1 == 1'],
  ['jsonlogic', 'false'],
] as const)('an empty query in %s', (format, expected) => {
  expect(exportQuery({ combinator: 'and', rules: [] }, format, DEFAULT_OPTIONS)).toBe(expected);
  expect(exportQuery({ rules: [] }, format, { ...DEFAULT_OPTIONS, validateQuery: true })).toBe(expected);
});

test('options that are off are left out', () => {
  expect(formatOptions('sql', DEFAULT_OPTIONS)).toEqual({ format: 'sql', fields });
  expect(formatOptions('cel', { parseNumbers: true, validateQuery: true })).toEqual({
    format: 'cel',
    fields,
    parseNumbers: true,
    validator: defaultValidator,
  });
});

test('invalid groups are left out when the query is validated, and numbers are numbers when they are parsed', () => {
  const query: RuleGroupTypeAny = {
    ...initialQuery,
    rules: [initialQuery.rules[2]!, { id: 'empty', combinator: 'or', rules: [] }],
  };
  expect(exportQuery(query, 'sql', DEFAULT_OPTIONS)).toBe("(age > '26' and (1 = 1))");
  expect(exportQuery(query, 'sql', { parseNumbers: true, validateQuery: true })).toBe('(age > 26)');
});
