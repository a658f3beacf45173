import { renderToStaticMarkup } from 'react-dom/server';
import { QueryBuilder, type RuleGroupType, type RuleGroupTypeAny } from 'react-querybuilder';
import { expect, test, vi } from 'vitest';
import { anyRules, queries, fc } from '../../../tests/support/arbitraries';
import { checkQuery, MAX_TEXT_LENGTH, MAX_QUERY_DEPTH, MAX_QUERY_ITEMS, MAX_LIST_VALUES } from './checkQuery';
import { fields } from './fields';
import { initialQuery } from './initialQuery';

const rule = { id: 'rule', field: 'age', operator: '>', value: '26' };
const group = (...rules: unknown[]) => ({ id: 'root', combinator: 'and', rules });

function accept(value: unknown): RuleGroupTypeAny {
  const result = checkQuery(value);
  if ('problem' in result) throw new Error(result.problem);
  return result.query;
}

const problemOf = (value: unknown) => {
  const result = checkQuery(value);
  return 'problem' in result ? result.problem : undefined;
};

const nested = (depth: number): unknown => group(...(depth > 1 ? [nested(depth - 1)] : [rule]));

test('copies a valid query unchanged', () => {
  const query = accept(initialQuery);
  expect(query).toEqual(initialQuery);
  expect(query).not.toBe(initialQuery);
  expect(query.rules).not.toBe(initialQuery.rules);
  expect(query.rules[0]).not.toBe(initialQuery.rules[0]);
});

test.each([false, true])('keeps any query unchanged, independent combinators: %j', (independent) => {
  fc.assert(
    fc.property(queries(anyRules, { independent }), (query) => {
      expect(accept(query)).toEqual(query);
    }),
  );
});

test('gives either a query that stays unchanged or a problem for anything else', () => {
  const group = fc.record({ combinator: fc.anything(), rules: fc.array(fc.anything()) }, { requiredKeys: ['rules'] });
  fc.assert(
    fc.property(fc.oneof(fc.anything(), group), (value) => {
      const result = checkQuery(value);
      if ('problem' in result) expect(result.problem).toMatch(/^[A-Z].*\.$/);
      else expect(checkQuery(result.query)).toEqual(result);
    }),
  );
});

test('takes only the properties of rules and groups', () => {
  const value = JSON.parse(`{
    "__proto__": { "polluted": true }, "constructor": { "prototype": { "polluted": true } }, "path": [0], "x": 1,
    "id": "root", "combinator": "or", "not": true, "disabled": false, "rules": [
      { "__proto__": { "field": "b" }, "prototype": {}, "id": "a", "field": "f", "operator": "=", "value": 1,
        "valueSource": "field", "disabled": true, "combinatorPreceding": "and", "toString": 1 }
    ]
  }`);
  const query = accept(value);
  expect(JSON.parse(JSON.stringify(query))).toStrictEqual({
    id: 'root',
    combinator: 'or',
    not: true,
    disabled: false,
    rules: [{ id: 'a', field: 'f', operator: '=', value: 1, valueSource: 'field', disabled: true }],
  });
  expect(Object.getPrototypeOf(query)).toBe(Object.prototype);
  expect(Object.getPrototypeOf(query.rules[0])).toBe(Object.prototype);
  expect('polluted' in {}).toBe(false);
});

test('ignores inherited properties', () => {
  expect(problemOf(Object.create(group(rule)))).toBe('A group of the query has no list of rules.');
  expect(problemOf(group(Object.create(rule)))).toBe('The field of a rule is of the wrong type.');
});

test('ids that are missing, repeated or of the wrong type are replaced', () => {
  const query = accept(group(rule, rule, { ...rule, id: 7 }, { ...rule, id: '__proto__' })) as RuleGroupType;
  const ids = query.rules.map(({ id }) => id);
  expect(ids[0]).toBe('rule');
  expect(new Set([...ids, query.id]).size).toBe(5);
  expect(ids.slice(1).join()).toMatch(/^(?:[\da-f-]{36},?){3}$/);
});

test('gives a rule without a value an empty one, and marks halves of characters', () => {
  expect(accept(group({ field: 'f', operator: 'null' })).rules[0]).toMatchObject({ value: '' });
  expect(accept(group({ ...rule, value: ['a\ud800b', '🎷'] })).rules[0]).toMatchObject({ value: ['a\ufffdb', '🎷'] });
});

test.each([
  ['no group of rules', undefined, null, true, 1, 'x', [], [group(rule)]],
  ['no list of rules', {}, { combinator: 'and' }, { rules: {} }, { combinator: 'and', rules: 'x' }],
  ['neither a rule nor a group', group(null), group('and'), group([rule]), { rules: ['and'] }, { rules: [1] }],
  ['neither “and” nor “or”', { combinator: 'xor', rules: [] }, { combinator: null, rules: [] }],
  [
    'neither “and” nor “or”',
    { rules: [rule, 'xor', rule] },
    { rules: [rule, ['and'], rule] },
    { rules: [rule, rule, rule] },
  ],
  ['one combinator between each two', { rules: [rule, 'and'] }, { rules: [rule, rule] }],
  ['have a combinator and others have none', group({ rules: [rule] }), { rules: [group(rule)] }],
  [
    'field of a rule is of the wrong type',
    group({}),
    group({ ...rule, field: null }),
    group({ ...rule, field: ['age'] }),
  ],
  ['operator of a rule is of the wrong type', group({ field: 'f' }), group({ ...rule, operator: 1 })],
  [
    'value of a rule is of the wrong type',
    group({ ...rule, value: {} }),
    group({ ...rule, value: [[]] }),
    group({ ...rule, value: 1 / 0 }),
  ],
  ['neither a value nor a field', group({ ...rule, valueSource: 'x' }), group({ ...rule, valueSource: null })],
  ['“not” is neither', { ...group(), not: 'true' }, { ...group(), not: null }],
  ['“disabled” is neither', { ...group(), disabled: 1 }, group({ ...rule, disabled: 'no' })],
])('a problem: %s', (problem, ...values) => {
  for (const value of values) expect(problemOf(value)).toMatch(new RegExp(`${problem}.*\\.$`));
});

test('accepts as much as each limit says, and no more', () => {
  const many = (count: number) => group(...Array.from({ length: count }, () => rule));
  const long = (length: number) => group({ ...rule, value: 'a'.repeat(length) });
  const list = (length: number) => group({ ...rule, value: Array.from({ length }, () => 1) });
  expect(problemOf(nested(MAX_QUERY_DEPTH))).toBeUndefined();
  expect(problemOf(nested(MAX_QUERY_DEPTH + 1))).toBe('The query has groups in groups more than 50 deep.');
  expect(problemOf(many(MAX_QUERY_ITEMS))).toBeUndefined();
  expect(problemOf(many(MAX_QUERY_ITEMS + 1))).toBe('The query has more than 500 rules and groups.');
  expect(problemOf(long(MAX_TEXT_LENGTH))).toBeUndefined();
  expect(problemOf(long(MAX_TEXT_LENGTH + 1))).toBe('The value of a rule has more than 10000 characters.');
  expect(problemOf(list(MAX_LIST_VALUES))).toBeUndefined();
  expect(problemOf(list(MAX_LIST_VALUES + 1))).toBe('The value of a rule lists more than 1000 items.');
});

const VALUES = [
  ...[
    '',
    'x',
    ' , ,',
    '1,2',
    'true',
    '1917-04-25',
    '1917-04-25,x',
    '25:61',
    '<b onclick=x>&"',
    '\0',
    '🎷',
    '__proto__',
  ],
  ...[0, 1e300, true, false, null, [], [null], ['a', 2, true, null], ['__proto__', 'constructor']],
];

const FIELDS = [...fields.map(({ name }) => name), ...['', 'unknown', '__proto__', 'constructor']];
const OPERATORS = ['=', 'in', 'between', 'null', 'unknown', 'constructor'];

test.each(FIELDS)('the builder shows %j with any operator and value', (field) => {
  // React warns about lists and null as values of text controls; browsers show them anyway.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const sources = [undefined, 'field'];
  const rules = sources.flatMap((valueSource) =>
    OPERATORS.flatMap((operator) => VALUES.map((value) => ({ field, operator, value, valueSource }))),
  );
  for (let start = 0; start < rules.length; start += MAX_QUERY_ITEMS) {
    const query = accept(
      JSON.parse(JSON.stringify(group(...rules.slice(start, start + MAX_QUERY_ITEMS)))),
    ) as RuleGroupType;
    const html = renderToStaticMarkup(<QueryBuilder fields={fields} query={query} listsAsArrays={start > 0} />);
    expect(html.match(/class="rule"|class="rule /g)).toHaveLength(query.rules.length);
  }
});
