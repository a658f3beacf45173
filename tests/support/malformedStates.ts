import {
  deflate,
  group,
  hashOf,
  oldHashOf,
  packed,
  passed,
  repeat,
  rule,
  SOUND,
  told,
  type MalformedHash,
} from './hashOf';

const bombs = [
  told('bomb of 45 MB of zeros', packed(new Uint8Array(45_000_000))),
  told('bomb of 20 MB of one text', packed(`"${'a'.repeat(20_000_000)}"`)),
  told('bomb in the value of a rule', hashOf({ query: group({ ...rule, value: 'a'.repeat(5_000_000) }) })),
  told('bomb of blanks around a state', packed(' '.repeat(10_000_000) + JSON.stringify(SOUND))),
  told('bomb of lists in lists', packed('['.repeat(10_000_000))),
  told('bomb that is cut off', packed(new Uint8Array(45_000_000)).slice(0, 20_000)),
  told('bomb in a bomb', packed(deflate(new Uint8Array(45_000_000)))),
  told('lists in lists, just small enough', packed(`${'['.repeat(124_000)}${']'.repeat(124_000)}`)),
  told('zeros, just few enough', packed(new Uint8Array(249_999))),
];

const noStates = [
  ...['', ' ', '{', '{"query":', '{"query":{}', "{'query':{}}", 'undefined', 'NaN', '\0', '<html>', 'query', '[', '"'],
  ...['null', 'true', '0', '-1e400', '"text"', '[]', '[{}]', '[[[]]]', JSON.stringify([SOUND])],
  ...['{}{}', '{"a":1,}', '// {}', '﻿﻿{}', '{"query":}', '\ud83c'],
].map((json) => told(`JSON ${JSON.stringify(json)}`, packed(json)));

const POLLUTION = '{"polluted":true,"showNotToggle":true,"rules":[],"combinator":"and","prototype":{"polluted":true}}';

const prototypes = [
  passed('__proto__ of a state', packed(`{"__proto__":${POLLUTION}}`)),
  passed('constructor of a state', packed(`{"constructor":${POLLUTION},"prototype":${POLLUTION}}`)),
  passed('__proto__ of options', packed(`{"options":{"__proto__":${POLLUTION}}}`)),
  passed('__proto__ as an option', packed('{"options":{"__proto__":true,"constructor":true,"toString":false}}')),
  passed('constructor of options', packed(`{"options":{"constructor":${POLLUTION}}}`)),
  told('__proto__ of a query', packed(`{"query":{"__proto__":${POLLUTION}}}`)),
  told('constructor of a query', packed(`{"query":{"constructor":${POLLUTION}}}`)),
  told('__proto__ of a rule', packed(`{"query":{"combinator":"and","rules":[{"__proto__":${POLLUTION}}]}}`)),
  told('rules that are __proto__', packed('{"query":{"combinator":"and","rules":{"__proto__":[]}}}')),
  told('a combinator that is inherited', packed('{"query":{"combinator":"constructor","rules":[]}}')),
  passed(
    'a rule with __proto__',
    packed(`{"query":{"combinator":"or","rules":[{"field":"a","operator":"=","value":1,"__proto__":${POLLUTION}}]}}`),
  ),
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty'].map((name) =>
    passed(
      `${name} as all texts of a rule`,
      hashOf({ query: group({ id: name, field: name, operator: name, value: name }) }),
    ),
  ),
];

const nested = (depth: number, wrap: (inner: unknown) => unknown, inner: unknown = rule): unknown =>
  depth > 0 ? nested(depth - 1, wrap, wrap(inner)) : inner;

const depths = [
  ...[51, 60, 1_000].flatMap((depth) => [
    told(`groups ${depth} deep`, hashOf({ query: nested(depth, (inner) => group(inner)) })),
    told(`groups ${depth} deep, and empty`, hashOf({ query: nested(depth - 1, (inner) => group(inner), group()) })),
    told(
      `groups with independent combinators ${depth} deep`,
      hashOf({ query: nested(depth, (inner) => ({ rules: [inner] })) }),
    ),
  ]),
  told('lists 1,000 deep', packed('['.repeat(1_000) + ']'.repeat(1_000))),
  passed('an unknown property 1,000 deep', packed(`${'{"x":'.repeat(1_000)}1${'}'.repeat(1_000)}`)),
  told('a query 1,000 deep in queries', packed(`${'{"query":'.repeat(1_000)}1${'}'.repeat(1_000)}`)),
  told('options 1,000 deep in lists', hashOf({ options: nested(1_000, (inner) => [inner]) })),
  told('a value 1,000 deep', hashOf({ query: group({ ...rule, value: nested(1_000, (inner) => [inner], 1) }) })),
  told('a field 1,000 deep', hashOf({ query: group({ ...rule, field: nested(1_000, (inner) => [inner], 1) }) })),
];

/** Values of each type that JSON has, and which of them are right in a place; for an id, any: it is replaced. */
const TYPES = { null: null, boolean: true, number: 7, text: 'text', list: [], object: {} };
type Type = keyof typeof TYPES;
const ANY = Object.keys(TYPES) as Type[];

const PLACES: [name: string, right: Type[], state: (value: unknown) => unknown][] = [
  ['query', [], (value) => ({ ...SOUND, query: value })],
  ['queryIC', ['null'], (value) => ({ ...SOUND, options: { independentCombinators: true }, queryIC: value })],
  ['unused queryIC', ANY, (value) => ({ ...SOUND, queryIC: value })],
  ['options', ['object'], (value) => ({ ...SOUND, options: value })],
  ['an option', ANY, (value) => ({ ...SOUND, options: { disabled: value } })],
  ['library', ['null', 'text'], (value) => ({ ...SOUND, library: value })],
  ['style', ['null', 'text'], (value) => ({ options: {}, style: value })],
  ['rules', ['list'], (value) => ({ query: { ...group(), rules: value } })],
  ['combinator', [], (value) => ({ query: { ...group(rule), combinator: value } })],
  ['inner combinator', [], (value) => ({ query: group({ ...group(rule), combinator: value }) })],
  ['independent combinator', [], (value) => ({ query: { rules: [rule, value, rule] } })],
  ['not', ['boolean'], (value) => ({ query: { ...group(rule), not: value } })],
  ['disabled group', ['boolean'], (value) => ({ query: { ...group(rule), disabled: value } })],
  ['id of a group', ANY, (value) => ({ query: { ...group(rule), id: value } })],
  ['unknown property', ANY, (value) => ({ query: { ...group({ ...rule, note: value }), path: value } })],
  ['a rule', [], (value) => ({ query: group(value) })],
  ['a rule with independent combinators', [], (value) => ({ query: { rules: [rule, 'and', value] } })],
  ['field', ['text'], (value) => ({ query: group({ ...rule, field: value }) })],
  ['operator', ['text'], (value) => ({ query: group({ ...rule, operator: value }) })],
  ['valueSource', [], (value) => ({ query: group({ ...rule, valueSource: value }) })],
  ['disabled rule', ['boolean'], (value) => ({ query: group({ ...rule, disabled: value }) })],
  ['id of a rule', ANY, (value) => ({ query: group({ ...rule, id: value }) })],
  ['value', ['null', 'boolean', 'number', 'text', 'list'], (value) => ({ query: group({ ...rule, value }) })],
  [
    'value in a list',
    ['null', 'boolean', 'number', 'text'],
    (value) => ({ query: group({ ...rule, value: [value] }) }),
  ],
];

const types = PLACES.flatMap(([place, right, state]) =>
  ANY.map((type) => ({
    name: `${place}: ${type}`,
    hash: hashOf(state(TYPES[type])),
    tells: !right.includes(type),
  })),
);

/** Rules with `and` and `or` in turns: each `and` needs a group when the query is converted. */
const alternating = (pairs: number) => ({
  rules: repeat(pairs * 4 - 1, (index) => (index % 2 === 0 ? rule : index % 4 === 1 ? 'and' : 'or')),
});

const sizes = [
  ...[501, 3_000].map((count) => told(`${count} rules`, hashOf({ query: group(...repeat(count, () => rule)) }))),
  ...[501, 20_000].map((count) => told(`${count} groups`, hashOf({ query: group(...repeat(count, () => group())) }))),
  told('100,000 nulls for rules', hashOf({ query: group(...repeat(99_000, () => null)) })),
  told('100,000 numbers for rules', packed(`{"query":{"combinator":"and","rules":[${'1,'.repeat(100_000)}1]}}`)),
  told('500 rules in more groups than a query may have', hashOf({ query: alternating(200) })),
  told('a text of 10,001 characters', hashOf({ query: group({ ...rule, value: 'a'.repeat(10_001) }) })),
  told('a field of 10,001 characters', hashOf({ query: group({ ...rule, field: 'a'.repeat(10_001) }) })),
  told('a list of 1,001 values', hashOf({ query: group({ ...rule, value: repeat(1_001, (index) => index) }) })),
  passed('an id of 100,000 characters', hashOf({ query: group({ ...rule, id: 'a'.repeat(100_000) }) })),
  passed(
    '10,000 unknown options',
    hashOf({ options: Object.fromEntries(repeat(10_000, (index) => [`o${index}`, 1])) }),
  ),
  told(
    'a value that is infinite',
    packed('{"query":{"combinator":"and","rules":[{"field":"a","operator":"=","value":1e999}]}}'),
  ),
];

const shapes = [
  ...[
    ['and'],
    [rule, 'and'],
    ['and', rule],
    [rule, rule],
    [rule, 'and', 'or', rule],
    [rule, rule, rule],
    ['and', 'or', 'and'],
    [rule, 'xor', rule],
    [rule, 'AND', rule],
    [rule, 'and', rule, 'or'],
    [rule, 'and', group(rule)],
    [group()],
    [rule, 'or', { rules: [rule, 'or'] }],
    [[rule], 'and', rule],
  ].map((rules, index) => told(`shape ${index} with independent combinators`, hashOf({ query: { rules } }))),
  ...['AND', 'xor', '', ' and', '&&'].map((combinator) =>
    told(`combinator ${combinator}`, hashOf({ query: { ...group(rule, rule), combinator } })),
  ),
  told('a group without a combinator', hashOf({ query: group(rule, { rules: [rule] }) })),
  told('a combinator between rules that have one', hashOf({ query: group(rule, 'and', rule) })),
  told(
    'a broken queryIC',
    hashOf({ ...SOUND, options: { independentCombinators: true }, queryIC: { rules: ['and'] } }),
  ),
  passed('ids that repeat', hashOf({ query: group(rule, rule, group(rule, { ...group(), id: 'rule' })) })),
  passed(
    'ids that are names of what objects inherit',
    hashOf({ query: { ...group({ ...rule, id: 'toString' }), id: 'constructor' } }),
  ),
  passed(
    'an old state that is broken in what it does not use',
    oldHashOf({ ...SOUND, queryIC: { rules: 'x' }, style: '' }),
  ),
  told(
    'an old state with a broken query',
    oldHashOf({ query: { rules: [], combinator: 'xor' }, options: {}, style: '' }),
  ),
  told(
    'old base64 that is no zlib stream',
    `#s=${encodeURIComponent(Buffer.from(JSON.stringify(SOUND)).toString('base64'))}`,
  ),
];

/** Hashes with a state that unpacks, but into something malformed or hostile. */
export const malformedStates: MalformedHash[] = [
  ...[...bombs, ...noStates, ...prototypes, ...depths, ...types, ...sizes, ...shapes],
];
