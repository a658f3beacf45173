import type { RuleGroupTypeAny } from 'react-querybuilder';
import { expect, test, vi } from 'vitest';
import { everyRule, fc, querySamples } from '../../../tests/support/arbitraries';
import { DIALECTS } from './dialects';
import { exportQuery } from './exportQuery';
import { FORMATS } from './formats';
import { ruleSpans } from './marks';
import { DEFAULT_OPTIONS } from './options';
import { partsOf } from './query';

/** What a text has around its rules: combinators, brackets, and the JSON of groups. */
const REST: Record<string, RegExp> = {
  sql: /^(?:NOT |\(1 = 1\)| and | or | ?(?:and|or) ?|[() ])*$/,
  parameterized: /^\{\n {2}"sql": "(?:NOT |\(1 = 1\)|and|or|[() ])*",\n {2}"params": \[[\s,]*\]\n\}$/,
  parameterized_named:
    /^\{\n {2}"sql": "(?:NOT |\(1 = 1\)|and|or|[() ])*",\n {2}"params": \{(?:\s*"\w+": ,?)*\s*\}\n\}$/,
  mongodb: /^(?:"\$(?:and|or)":|\{\s*"\$expr":\s*true\s*\}|[[\]{},\s])*$/,
  cel: /^(?:1 == 1|&&|\|\||[!() ])*$/,
  spel: /^(?:1 == 1|and|or|[!() ])*$/,
  jsonlogic: /^(?:"(?:and|or|!)": |false|[[\]{},\s])*$/,
  json: /^(?:"(?:id|combinator)": "[\w-]+"|"(?:not|disabled)": (?:true|false)|"rules": |"(?:and|or)"|[[\]{},\s])*$/,
  json_without_ids: /^(?:"combinator":"\w+"|"not":(?:true|false)|"rules":|"(?:and|or)"|[[\]{},])*$/,
};

const rulesOf = (query: RuleGroupTypeAny) => partsOf(query).filter((part) => !('rules' in part)).length;

test.each(FORMATS.map(({ name }) => name))('%s: rules, combinators and brackets are the whole text', (format) => {
  let marked = 0;
  for (const { query, options } of fc.sample(querySamples, { numRuns: 500, seed: 12 })) {
    const text = exportQuery(query, format, options);
    const spans = ruleSpans(query, format, options);
    let rest = '';
    let at = 0;
    for (const { start, end } of spans) {
      expect(start).toBeGreaterThanOrEqual(at);
      expect(end).toBeGreaterThan(start);
      rest += text.slice(at, start);
      at = end;
    }
    rest += text.slice(at);
    expect(rest, JSON.stringify({ query, text })).toMatch(REST[format]!);
    const paths = new Set(spans.map(({ path }) => path));
    if (format.startsWith('json') && format !== 'jsonlogic') expect(paths.size).toBe(rulesOf(query));
    marked += paths.size;
  }
  expect(marked).toBeGreaterThan(1000);
});

test.each(FORMATS.map(({ name }) => name))('%s: a rule of each kind is marked, with its value', (format) => {
  for (const part of everyRule) {
    const value = part.valueSource === 'field' ? 'groupedField4,groupedField2' : '7,8';
    const query = { combinator: 'and', rules: [{ ...part, value }] };
    const [span] = ruleSpans(query, format, DEFAULT_OPTIONS);
    expect(span?.path, JSON.stringify(part)).toBe('[0]');
    const text = exportQuery(query, format, DEFAULT_OPTIONS).slice(span!.start, span!.end);
    expect(text).toContain(part.field);
  }
});

test.each(DIALECTS)('the same rules are marked in the dialect of $label', ({ name: dialect }) => {
  for (const { query, options } of fc.sample(querySamples, { numRuns: 60, seed: 12 })) {
    for (const format of ['sql', 'parameterized', 'parameterized_named'] as const) {
      const pathsIn = (name: string) => ruleSpans(query, format, { ...options, dialect: name }).map(({ path }) => path);
      expect(pathsIn(dialect), JSON.stringify(query)).toEqual(pathsIn('generic'));
    }
  }
});

test('a parameter is marked with its rule', () => {
  const query = {
    combinator: 'and',
    rules: [
      { field: 'age', operator: 'between', value: '1,2' },
      { combinator: 'or', rules: [{ field: 'age', operator: '=', value: '3' }] },
    ],
  };
  const text = exportQuery(query, 'parameterized_named', DEFAULT_OPTIONS);
  const marked = ruleSpans(query, 'parameterized_named', DEFAULT_OPTIONS).map(({ path, start, end }) => [
    path,
    text.slice(start, end),
  ]);
  expect(marked).toEqual([
    ['[0]', 'age between :age_1 and :age_2'],
    ['[1,0]', 'age = :age_3'],
    ['[0]', '"1"'],
    ['[0]', '"2"'],
    ['[1,0]', '"3"'],
  ]);
});

test('a value with a character of marks has none', () => {
  const query = { combinator: 'and', rules: [{ field: 'job', operator: '=', value: '\uE000' }] };
  expect(ruleSpans(query, 'sql', DEFAULT_OPTIONS)).toEqual([]);
});

test.each(FORMATS.map(({ name }) => name))('%s: a query is prepared once, unless JSON keeps it as it is', (format) => {
  const rule = { field: 'age', operator: '=', value: '7' };
  const twice: RuleGroupTypeAny = { combinator: 'and', rules: [rule, rule] };
  const prepare = vi.fn(() => twice);
  const spans = ruleSpans({ combinator: 'and', rules: [rule] }, format, { ...DEFAULT_OPTIONS, prepare });
  const isJson = format.startsWith('json') && format !== 'jsonlogic';
  expect([prepare.mock.calls.length, spans.length > 1]).toEqual(isJson ? [0, false] : [1, true]);
});
