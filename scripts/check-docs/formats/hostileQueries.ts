export const and = (...rules: unknown[]) => ({ combinator: 'and', rules });
export const rule = (more: object) => ({ field: 'lastName', operator: '=', value: 'Vai', ...more });
const deep = (depth: number): unknown => {
  let query: unknown = and(rule({}));
  for (let level = 1; level < depth; level++) query = and(query);
  return query;
};

/** Values in place of a text that try to become code in one of the formats. */
export const HOSTILE_TEXTS = [
  "x' or '1'='1",
  "x' or 1=1 --",
  "\\' or 1=1 --",
  "'; drop table t; --",
  "'",
  "''",
  '\\',
  '\\\\',
  "\\'",
  "' or true or '",
  "' || T(java.lang.Runtime).getRuntime().exec('id') || '",
  '\\" || true || "\\',
  '\\" || true || \\"',
  '" || true || "',
  '"}, {"$where":"sleep(9)"}, {"a":"',
  '\\"}, {\\"$where\\":\\"sleep(9)\\"}, {\\"a\\":\\"',
  '{"$ne":null}',
  '{"var":"age"}',
  '${7*7}',
  '#{T(java.lang.Runtime)}',
  '$1',
  ':age_1',
  '?',
  'lastName or 1=1',
  '__proto__',
];

export const HOSTILE_NAMES: unknown[] = [
  'lastName or 1=1',
  'lastName = lastName or 1',
  '1=1 or lastName',
  'lastName"',
  'lastName--',
  'x":1,"$where":"sleep(1)","y',
  '$where',
  '$expr',
  "T(java.lang.Runtime).getRuntime().exec('id')",
  'true || lastName',
  '(select password from users)',
  'password',
  'LASTNAME',
  'lastName ',
  '',
  '~',
  '?',
  '__proto__',
  'constructor',
  'toString',
  null,
  undefined,
  0,
  true,
  {},
  ['lastName'],
  { toString: 'lastName' },
];

export const HOSTILE_OPERATORS: unknown[] = [
  'or 1=1 --',
  '= 1 or lastName =',
  'xor',
  'BEGINSWITH',
  'like',
  'contains',
  'between',
  '',
  '~',
  null,
  undefined,
  0,
  {},
  ['='],
  'constructor',
];

export const HOSTILE_COMBINATORS: unknown[] = [
  'or 1=1 or',
  'xor',
  'AND',
  'and not',
  '||',
  '',
  null,
  0,
  true,
  {},
  ['and'],
  'constructor',
];

/** Values that their fields cannot have: texts, numbers, booleans, lists and ranges. */
export const HOSTILE_VALUES: object[] = [
  ...[null, undefined, 0, true, {}, { $ne: null }, { toString: 'x' }, { length: 1 }, [], ['x'], ["x' or '1'='1"]].map(
    (value) => ({ value }),
  ),
  ...['a'.repeat(201), 'a\nb', 'a\tb', 'a\0b', '\u001b'].map((value) => ({ value })),
  ...['', ' ', 'x', '1 or 1=1', '1;', '1e999', 'NaN', 'Infinity', Infinity, true, null, {}, [], [1], ['x']].map(
    (value) => ({ field: 'age', value }),
  ),
  ...['true', 'TRUE or 1=1', 1, 0, '', null, {}, [true]].map((value) => ({ field: 'retired', value })),
  ...['', ' , ', null, 5, {}, [], [['x']], [{}], [null], { 0: 'x', length: 1 }, Array(101).fill('x')].map((value) => ({
    field: 'instrument',
    operator: 'in',
    value,
  })),
  ...[['', 'b'], [' ', 'b'], 'a', 'a,', 'a, '].map((value) => ({ field: 'firstName', operator: 'between', value })),
  ...['', '1', '1,', ',1', '1,2,3', '1,x', '1, or 1=1', [1], [1, ' '], [null, 9], [1, {}], [1, 2, 3], 5].map(
    (value) => ({ field: 'age', operator: 'between', value }),
  ),
];

export const HOSTILE_SOURCES = [
  ...HOSTILE_NAMES.map((value) => ({ valueSource: 'field', value })),
  { valueSource: 'field', value: 'age' },
  { valueSource: 'field', field: 'age', operator: 'between', value: 'age,age or 1=1' },
  { valueSource: 'field', field: 'age', operator: 'between', value: ['age', 'lastName'] },
  { valueSource: 'field', field: 'instrument', operator: 'in', value: ['lastName) or (1=1'] },
  ...['FIELD', 'Field', 'expression', true, 1, {}, ['field']].map((valueSource) => ({ valueSource })),
];

export const HOSTILE_GROUPS: unknown[] = [
  undefined,
  null,
  0,
  'x',
  [],
  {},
  rule({}),
  { combinator: 'and' },
  ...[null, 'x', {}, { length: 1 }, 5].map((rules) => ({ combinator: 'and', rules })),
  ...[null, 'and', 5, [], [rule({})]].map((part) => and(part)),
  ...['not 1=1 or', 1, 0, null, {}].map((not) => ({ ...and(rule({})), not })),
  deep(20),
  deep(5_000),
  and(...Array<unknown>(101).fill(rule({}))),
  and(...Array<unknown>(101).fill(and())),
  and(...Array<unknown>(10).fill(and(...Array<unknown>(10).fill(rule({}))))),
];

export const HOSTILE_INDEPENDENT: unknown[] = [
  ...HOSTILE_COMBINATORS.map((combinator) => [rule({}), combinator, rule({})]),
  [rule({}), rule({})],
  [rule({}), 'and'],
  ['and', rule({})],
  ['and'],
  ['or 1=1'],
  [rule({}), 'and', 'or', rule({})],
  [rule({}), 'and', { rules: [rule({}), 'or 1=1 or', rule({})] }],
].map((rules) => ({ rules }));

export const HARMLESS: unknown[] = [
  and(),
  and(rule({})),
  { combinator: 'or', not: true, id: 'root', path: [], disabled: true, rules: [rule({ id: 'r1', path: [0] })] },
  { combinator: 'or', not: false, rules: [and(), and(rule({}), rule({ operator: '!=' }))] },
  ...["O'Hara", '100%', 'a_b', '  ', '', 'Иван', '王', '🎸', '"q"', 'a\\b', '<b>', 'x'.repeat(200)].flatMap((value) => [
    and(rule({ value })),
    and(rule({ value, operator: 'beginsWith' })),
  ]),
  ...[0, -1, 2.5, 1e3, '28', ' 28 ', '-2.5', '1e3'].map((value) => and(rule({ field: 'age', value }))),
  and(rule({ field: 'age', operator: 'between', value: '28,40' })),
  and(rule({ field: 'age', operator: 'between', value: ' 28 , 40 ' })),
  and(rule({ field: 'age', operator: 'between', value: '0,40' })),
  and(rule({ field: 'age', operator: 'null', value: '' })),
  and(rule({ field: 'age', operator: 'null', value: null })),
  and(rule({ field: 'retired', value: false })),
  and(rule({ field: 'instrument', operator: 'in', value: 'Guitar' })),
  and(rule({ field: 'instrument', operator: 'in', value: 'Guitar, Bass' })),
  and(rule({ field: 'instrument', operator: 'notIn', value: 'Guitar,Bass' })),
  deep(5),
  and(...Array<unknown>(100).fill(rule({}))),
];

/** What version 3 has not. */
export const HARMLESS_SINCE_4: unknown[] = [
  { rules: [] },
  { rules: [rule({})] },
  { rules: [rule({}), 'and', rule({}), 'or', { rules: [rule({}), 'or', rule({})], not: true }] },
  and(rule({ valueSource: 'value' })),
  and(rule({ valueSource: 'field', value: 'firstName' })),
  and(rule({ valueSource: 'field', operator: 'beginsWith', value: 'firstName' })),
  and(rule({ valueSource: 'field', field: 'age', operator: 'between', value: 'age,age' })),
  and(rule({ valueSource: 'field', field: 'instrument', operator: 'in', value: ['firstName', 'lastName'] })),
  and(rule({ field: 'age', operator: 'between', value: [28, 40] })),
  and(rule({ field: 'age', operator: 'between', value: ['28', '40'] })),
  and(rule({ field: 'instrument', operator: 'in', value: ['Guitar', "O'Hara, Inc."] })),
  and(rule({ field: 'instrument', operator: 'in', value: 'Earth\\, Wind,Bass' })),
];
