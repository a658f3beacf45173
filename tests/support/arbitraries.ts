import fc from 'fast-check';
import {
  defaultOperators,
  type Field,
  type Operator,
  type RuleGroupType,
  type RuleGroupTypeAny,
  type RuleGroupTypeIC,
  type RuleType,
  type ValueSource,
} from 'react-querybuilder';
import { fields } from '../../src/demo/core/fields';
import { takesList, valuesOf } from '../../src/demo/core/fieldTypes';
import { DEFAULT_OPTIONS, OPTIONS, type Options } from '../../src/demo/core/options';
import { hashOf, SOUND } from './hashOf';

// A fixed seed, so that only a code change can make a test fail.
fc.configureGlobal({ seed: 1917 });
export { fc };

type RulePart = Pick<RuleType, 'field' | 'operator' | 'valueSource'>;

/** Each field with each of its operators and value sources. */
export const everyRule: readonly RulePart[] = fields.flatMap(
  ({ name, operators = defaultOperators, valueSources = ['value'] }) =>
    (operators as Operator[]).flatMap((operator) =>
      (valueSources as ValueSource[]).map((valueSource) => ({ field: name, operator: operator.name, valueSource })),
    ),
);

/** Texts with characters that need escaping in some language. */
const TEXTS = [
  ...['Ella', 'Etta James', 'Earth, Wind & Fire', "O'Hara", 'say "hi"', `both "kinds" of 'quotes'`, '100%', '50%_off'],
  ...['Beyoncé', 'Агата', '坂本龍一', '🎺 solo', 'back\\slash', 'a.b*c+(d)?[e]^$|{f}', '<b>bold</b> & more'],
  ...['  blanks  ', 'null', 'true', '42', '-1.5e3', '007', ''],
];

/** Values of non-text input types. */
const TYPED: Record<string, string[]> = {
  number: ['0', '26', '-7', '3.14', '1e3', ''],
  date: ['1917-04-25', '1938-01-25', ''],
  'datetime-local': ['2024-02-29T20:15', '1999-12-31T23:59', ''],
  time: ['06:30', '23:59', ''],
};

/** Possible values of a field. */
function possibleValues(field: Field, source?: ValueSource): unknown[] {
  const { name, valueEditorType, inputType, values, comparator } = field;
  if (source === 'field')
    return fields.filter((other) => other.comparator === comparator && other.name !== name).map((other) => other.name);
  if (valueEditorType === 'checkbox') return [true, false];
  if (values) return valuesOf(field).map((option) => option.name);
  if (valueEditorType === 'textarea') return [...TEXTS, 'two\nlines', 'a\ttab'];
  return TYPED[inputType ?? ''] ?? TEXTS;
}

/** Rules that a visitor of the demo can make. */
const demoRules = ({ parseNumbers, listsAsArrays }: Options): fc.Arbitrary<RuleType> =>
  fc.constantFrom(...everyRule).chain((part) => {
    const field = fields.find(({ name }) => name === part.field)!;
    const value = fc.constantFrom(...possibleValues(field, part.valueSource));
    const stored = (text: unknown) =>
      parseNumbers && typeof text === 'string' && /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
    if (!takesList(part.operator)) return value.map((text) => ({ ...part, value: stored(text) }));
    const range = /between/i.test(part.operator);
    return fc
      .array(value, range ? { minLength: 2, maxLength: 2 } : { maxLength: 3 })
      .map((list) => ({ ...part, value: listsAsArrays ? list.map(stored) : list.join(',') }));
  });

/** Gives each rule and group a unique id. */
function numbered<Query extends RuleGroupTypeAny>(query: Query): Query {
  let ids = 0;
  const number = (item: RuleGroupTypeAny | RuleType | string): unknown => {
    if (typeof item === 'string') return item;
    const id = `id-${(ids += 1)}`;
    return 'rules' in item ? { ...item, id, rules: item.rules.map(number) } : { ...item, id };
  };
  return number(query) as Query;
}

interface Shape {
  /** Minimum number of items in a group. */
  minItems?: number;
  /** Whether combinators are between rules. */
  independent?: boolean;
}

/** Nested queries; some groups are empty, negated or locked. */
export function queries(
  rule: fc.Arbitrary<RuleType>,
  shape: Shape & { independent: true },
): fc.Arbitrary<RuleGroupTypeIC>;
export function queries(
  rule: fc.Arbitrary<RuleType>,
  shape?: Shape & { independent?: false },
): fc.Arbitrary<RuleGroupType>;
export function queries(rule: fc.Arbitrary<RuleType>, shape?: Shape): fc.Arbitrary<RuleGroupTypeAny>;
export function queries(rule: fc.Arbitrary<RuleType>, { minItems = 0, independent = false }: Shape = {}) {
  const combinator = fc.constantFrom('and', 'or');
  const flags = { not: fc.boolean(), disabled: fc.constant(true) };
  const size = { minLength: minItems, maxLength: 4 };
  const { group } = fc.letrec<{ group: RuleGroupTypeAny }>((tie) => {
    const item = fc.oneof({ maxDepth: 3 }, { arbitrary: rule, weight: 3 }, { arbitrary: tie('group'), weight: 2 });
    const alternating = fc
      .array(fc.tuple(combinator, item), size)
      .map((pairs) => pairs.flatMap((pair, index) => (index > 0 ? pair : [pair[1]])));
    const form = independent ? { rules: alternating } : { combinator, rules: fc.array(item, size) };
    const required = Object.keys(form) as (keyof typeof form)[];
    return {
      group: fc.record({ ...form, ...flags }, { requiredKeys: required, noNullPrototype: true }),
    } as { group: fc.Arbitrary<RuleGroupTypeAny> };
  });
  return group.map(numbered);
}

/** A query that a visitor of the demo can build, with export options. */
export interface QuerySample {
  query: RuleGroupTypeAny;
  options: Options;
}

export const querySamples: fc.Arbitrary<QuerySample> = fc
  .record({
    parseNumbers: fc.boolean(),
    listsAsArrays: fc.boolean(),
    validateQuery: fc.boolean(),
    independentCombinators: fc.boolean(),
  })
  .chain((chosen) => {
    const options = { ...DEFAULT_OPTIONS, ...chosen };
    const shape = { independent: options.independentCombinators };
    return queries(demoRules(options), shape).map((query) => ({ query, options }));
  });

/** Arbitrary UTF-16 code units, including lone surrogates. */
const text = fc.string({
  unit: fc.oneof(fc.integer({ max: 0xffff, min: 0 }), fc.nat(0x7f)).map((it) => String.fromCharCode(it)),
});

const scalar = fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.constantFrom(-1.5, 1e21, true, false, null));

/** Rules with any field, operator and value that a link can hold. */
export const anyRules: fc.Arbitrary<RuleType> = fc.record(
  {
    field: fc.oneof(fc.constantFrom('~', ...fields.map(({ name }) => name)), fc.string({ unit: 'grapheme' })),
    operator: fc.oneof(fc.constantFrom('=', 'in', 'between', 'null'), fc.string({ unit: 'grapheme' })),
    value: fc.oneof(scalar, fc.array(scalar)),
    valueSource: fc.constantFrom<ValueSource[]>('value', 'field'),
  },
  { requiredKeys: ['field', 'operator', 'value'], noNullPrototype: true },
);

/** A valid state with one node replaced. */
const alteredState = fc.tuple(fc.nat(60), fc.jsonValue()).map(([place, other]) => {
  let at = 0;
  return JSON.parse(JSON.stringify(SOUND, (_, value: unknown) => (at++ === place ? other : value))) as unknown;
});

const optionName = fc.constantFrom(...OPTIONS.map(({ name }) => name));

const state = fc.record(
  {
    query: fc.oneof(queries(anyRules), queries(anyRules, { independent: true })),
    options: fc.dictionary(optionName, fc.boolean(), { noNullPrototype: true }),
    library: fc.constantFrom('', 'antd'),
  },
  { requiredKeys: [], noNullPrototype: true },
);

const pairs = fc
  .array(
    fc.oneof(
      fc.tuple(optionName, fc.constantFrom('true', 'false')),
      fc.tuple(fc.constantFrom('tab', 'format', 'language'), fc.constantFrom('code', 'sql', 'cel')),
      fc.tuple(fc.oneof(optionName, fc.constantFrom('s', 'tab', 'library', '__proto__', 'x')), text),
    ),
    { maxLength: 4 },
  )
  .map((all) => all.map((pair) => pair.join('=')));

const sound = hashOf(SOUND);

/** Arbitrary hashes: random text, valid, altered and truncated ones. */
export const hashes: fc.Arbitrary<string> = fc.oneof(
  text,
  fc.string({ unit: fc.constantFrom(...'#%&=s2Fz+/-_ ') }),
  pairs.map((all) => `#${all.join('&')}`),
  fc.tuple(state.map(hashOf), pairs).map(([hash, all]) => [hash, ...all].join('&')),
  fc.jsonValue().map(hashOf),
  alteredState.map(hashOf),
  fc
    .tuple(fc.nat(sound.length), fc.nat(20), text)
    .map(([place, length, other]) => sound.slice(0, place) + other + sound.slice(place + length)),
);
