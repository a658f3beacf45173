import { format as prettify } from 'prettier';
import {
  defaultRuleProcessorCEL,
  defaultRuleProcessorJsonLogic,
  defaultRuleProcessorMongoDB,
  defaultRuleProcessorSpEL,
  defaultRuleProcessorSQL,
  defaultValidator,
  formatQuery,
  type FormatQueryOptions,
  type RuleGroupType,
  type RuleGroupTypeAny,
} from 'react-querybuilder';
import { expect, test } from 'vitest';
import { everyRule, querySamples, type QuerySample, fc } from '../../../tests/support/arbitraries';
import { DIALECTS } from './dialects';
import { customCall } from './customCall';
import { exportCall } from './exportCall';
import { exportQuery, exportText } from './exportQuery';
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

test('leaves out invalid groups when the query is validated, and prints numbers when they are parsed', () => {
  const query: RuleGroupTypeAny = {
    ...initialQuery,
    rules: [initialQuery.rules[2]!, { id: 'empty', combinator: 'or', rules: [] }],
  };
  expect(exportQuery(query, 'sql', DEFAULT_OPTIONS)).toBe("(age > '26' and (1 = 1))");
  expect(exportQuery(query, 'sql', { parseNumbers: true, validateQuery: true })).toBe('(age > 26)');
});

const PROCESSORS = {
  defaultRuleProcessorCEL,
  defaultRuleProcessorJsonLogic,
  defaultRuleProcessorMongoDB,
  defaultRuleProcessorSpEL,
  defaultRuleProcessorSQL,
};

const combinations: Options[] = [false, true].flatMap((parseNumbers) =>
  [false, true].map((validateQuery) => ({ ...DEFAULT_OPTIONS, parseNumbers, validateQuery })),
);
const calls = FORMATS.flatMap(({ name }) =>
  [...combinations, ...DIALECTS.map((dialect) => ({ ...DEFAULT_OPTIONS, dialect: dialect.name }))].map((options) => ({
    name,
    options,
  })),
);

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

test.each([
  ['mysql', 'sql', '(`age` = 1)'],
  ['postgresql', 'parameterized', '("age" = ?)'],
  ['mssql', 'parameterized_named', '([age] = @age_1)'],
  ['sqlite', 'parameterized_named', '("age" = $age_1)'],
  ['sqlite', 'cel', 'age == 1'],
] as const)('in the dialect %s, %s quotes names and begins parameters as the database does', (dialect, format, sql) => {
  const query = { combinator: 'and', rules: [{ field: 'age', operator: '=', value: 1 }] };
  const options = { parseNumbers: true, validateQuery: false, dialect };
  const text = exportQuery(query, format, options);
  expect(format.startsWith('param') ? (JSON.parse(text) as { sql: string }).sql : text).toBe(sql);
  expect(exportCall(format, options).includes('quoteFieldNamesWith')).toBe(format !== 'cel');
});

test('a driver of SQLite gets its parameters with their prefix', () => {
  const query = { combinator: 'and', rules: [{ field: 'age', operator: '=', value: 1 }] };
  const text = exportQuery(query, 'parameterized_named', { ...DEFAULT_OPTIONS, dialect: 'sqlite' });
  expect(JSON.parse(text)).toMatchObject({ params: { $age_1: 1 } });
});

test.each(FORMATS)(
  'the call with a processor and a fallback trims texts in $name, where there are processors',
  ({ name }) => {
    const call = customCall(name, { ...DEFAULT_OPTIONS, dialect: 'mysql' }).replace(': RuleProcessor', '');
    expect(call !== '').toBe(!/^(?:json(?:_.*)?|param.*)$/.test(name));
    if (!call) return;
    const scope = { ...PROCESSORS, formatQuery, fields };
    const run = (query: RuleGroupType): unknown =>
      new Function('query', ...Object.keys(scope), call.replace('\nformatQuery(', '\nreturn formatQuery('))(
        query,
        ...Object.values(scope),
      );
    const queryOf = (value: string) => ({ combinator: 'and', rules: [{ field: 'job', operator: '=', value }] });
    expect(exportText(name, run(queryOf(' Singer ')))).toBe(
      exportQuery(queryOf('Singer'), name, { ...DEFAULT_OPTIONS, dialect: 'mysql' }),
    );
    expect(exportText(name, run({ combinator: 'and', rules: [] }))).toMatch(/(?:1 ==? 0|false)/);
  },
);

test.each(OPTIONS)('$name changes the call only if it changes the result', ({ name, byDefault }) => {
  const changed = exportCall('cel', { ...DEFAULT_OPTIONS, [name]: !byDefault });
  const expected = name === 'parseNumbers' || name === 'validateQuery';
  expect(changed !== exportCall('cel', DEFAULT_OPTIONS)).toBe(expected);
});
