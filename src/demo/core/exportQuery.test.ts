import { format as prettify } from 'prettier';
import {
  defaultValidator,
  formatQuery,
  type FormatQueryOptions,
  type RuleGroupType,
  type RuleGroupTypeAny,
} from 'react-querybuilder';
import { expect, test } from 'vitest';
import { everyRule, querySamples, type QuerySample, fc } from '../../../tests/support/arbitraries';
import { exportCall, exportQuery, exportText, formatOptions } from './exportQuery';
import { fields } from './fields';
import { FORMATS } from './formats';
import { initialQuery } from './initialQuery';
import { DEFAULT_OPTIONS, OPTIONS, type Options } from './options';

test.each(FORMATS)('$name is the result of formatQuery', ({ name }) => {
  const isFormatted = ({ query, options }: QuerySample) => {
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
  };
  const rules = everyRule.map((rule) => ({ ...rule, value: '26,7' }));
  fc.assert(fc.property(querySamples, isFormatted), {
    examples: [[{ query: { combinator: 'and', rules }, options: DEFAULT_OPTIONS }]],
  });
});

test('a MongoDB filter is formatted only if that does not change it', () => {
  const filter = (value: unknown) =>
    exportQuery({ combinator: 'and', rules: [{ field: 'age', operator: '=', value }] }, 'mongodb', {
      ...DEFAULT_OPTIONS,
      parseNumbers: true,
    });
  expect(filter(28)).toBe('{\n  "age": 28\n}');
  expect(filter('"{ }"')).toBe(JSON.stringify({ age: '"{ }"' }, null, 2));
  // JSON.parse and JSON.stringify would change each of these.
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
] as const)('exports an empty query to %s', (format, expected) => {
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

test('leaves out invalid groups when the query is validated, and prints numbers when they are parsed', () => {
  const query: RuleGroupTypeAny = {
    ...initialQuery,
    rules: [initialQuery.rules[2]!, { id: 'empty', combinator: 'or', rules: [] }],
  };
  expect(exportQuery(query, 'sql', DEFAULT_OPTIONS)).toBe("(age > '26' and (1 = 1))");
  expect(exportQuery(query, 'sql', { parseNumbers: true, validateQuery: true })).toBe('(age > 26)');
});

const combinations: Options[] = [false, true].flatMap((parseNumbers) =>
  [false, true].map((validateQuery) => ({ ...DEFAULT_OPTIONS, parseNumbers, validateQuery })),
);
const calls = FORMATS.flatMap(({ name }) => combinations.map((options) => ({ name, options })));

/** Only the default validator rejects the empty group. */
const withEmptyGroup: RuleGroupType = {
  ...initialQuery,
  rules: [...initialQuery.rules, { id: 'empty', combinator: 'or', rules: [] }],
};

test.each(calls)('the call for $name gives the result that is shown', ({ name, options }) => {
  const scope = { formatQuery, defaultValidator, query: withEmptyGroup, fields };
  const result: unknown = new Function(...Object.keys(scope), `return ${exportCall(name, options)};`)(
    ...Object.values(scope),
  );
  expect(exportText(name, result)).toBe(exportQuery(withEmptyGroup, name, options));
});

test.each(calls)('the call for $name is formatted like Prettier would', async ({ name, options }) => {
  const call = exportCall(name, options);
  expect(`${call}\n`).toBe(await prettify(call, { parser: 'babel', singleQuote: true, semi: false }));
});

test('the call shows the options', () => {
  expect(exportCall('sql', DEFAULT_OPTIONS)).toBe("formatQuery(query, { format: 'sql', fields })");
  expect(exportCall('sql', { parseNumbers: true, validateQuery: true })).toBe(
    "formatQuery(query, {\n  format: 'sql',\n  fields,\n  parseNumbers: true,\n  validator: defaultValidator,\n})",
  );
});

test.each(OPTIONS)('$name changes the call only if it changes the result', ({ name, byDefault }) => {
  const changed = exportCall('cel', { ...DEFAULT_OPTIONS, [name]: !byDefault });
  const expected = name === 'parseNumbers' || name === 'validateQuery';
  expect(changed !== exportCall('cel', DEFAULT_OPTIONS)).toBe(expected);
});
