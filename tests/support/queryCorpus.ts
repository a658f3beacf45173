import {
  defaultOperators,
  isOptionGroupArray,
  type Field,
  type Operator,
  type RuleGroupType,
  type RuleGroupTypeAny,
  type RuleType,
  type ValueSource,
} from 'react-querybuilder';
import { fields } from '../../src/demo/core/fields';
import { DEFAULT_OPTIONS, type Options } from '../../src/demo/core/options';
import { pick, randomQuery, seeded, type Random } from './randomQuery';

/** A query as a visitor of the demo may build it, and options that it is exported with. */
export interface QuerySample {
  query: RuleGroupTypeAny;
  options: Options;
}

/** Texts that languages could trip over. */
const TEXTS = [
  'Ella',
  'Etta James',
  'Earth, Wind & Fire',
  "O'Hara",
  'say "hi"',
  `both "kinds" of 'quotes'`,
  '100%',
  '50%_off',
  'Beyoncé',
  'Агата',
  '坂本龍一',
  '🎺 solo',
  'back\\slash',
  'a.b*c+(d)?[e]^$|{f}',
  '<b>bold</b> & more',
  '  blanks  ',
  'null',
  'true',
  '42',
  '-1.5e3',
  '007',
  '',
];

/** Values of the types of inputs that are no text. */
const TYPED: Record<string, string[]> = {
  number: ['0', '26', '-7', '3.14', '1e3', ''],
  date: ['1917-04-25', '1938-01-25', ''],
  'datetime-local': ['2024-02-29T20:15', '1999-12-31T23:59', ''],
  time: ['06:30', '23:59', ''],
};

const sourcesOf = ({ valueSources = ['value'] }: Field): ValueSource[] =>
  typeof valueSources === 'function' ? valueSources('=') : valueSources;

const operatorsOf = ({ operators = defaultOperators }: Field) => operators as Operator[];

type RulePart = Pick<RuleType, 'field' | 'operator' | 'valueSource'>;

/** Each field with each of its operators and value sources. */
export const everyRule: readonly RulePart[] = fields.flatMap((field) =>
  operatorsOf(field).flatMap(({ name: operator }) =>
    sourcesOf(field).map((valueSource) => ({ field: field.name, operator, valueSource })),
  ),
);

/** What one value of a field may be. */
function valuesOf({ name, valueEditorType, inputType, values, comparator }: Field, source?: ValueSource): unknown[] {
  if (source === 'field') {
    return fields.filter((other) => other.comparator === comparator && other.name !== name).map((other) => other.name);
  }
  if (valueEditorType === 'checkbox') return [true, false];
  if (values)
    return (isOptionGroupArray(values) ? values.flatMap(({ options }) => options) : values).map((o) => o.name);
  if (valueEditorType === 'textarea') return [...TEXTS, 'two\nlines', 'a\ttab'];
  return TYPED[inputType ?? ''] ?? TEXTS;
}

function valueOf({ field: name, operator, valueSource }: RulePart, options: Options, random: Random): unknown {
  const values = valuesOf(
    fields.find((field) => field.name === name)!,
    valueSource,
  );
  const stored = (value: unknown) => {
    const isNumber = options.parseNumbers && typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value);
    return isNumber ? Number(value) : value;
  };
  if (!/^(?:in|notIn|between|notBetween)$/.test(operator)) return stored(pick(random, values));
  const length = /between/i.test(operator) ? 2 : Math.floor(random() * 4);
  const list = Array.from({ length }, () => pick(random, values));
  return options.listsAsArrays ? list.map(stored) : list.join(',');
}

/** Deals each of some items once, in an order that looks random, and then any of them. */
function dealer<Item>(items: readonly Item[], random: Random): () => Item {
  const deck = [...items];
  return () => (deck.length > 0 ? deck.splice(Math.floor(random() * deck.length), 1)[0]! : pick(random, items));
}

/** Groups within groups, the innermost empty. */
function nested(depth: number): RuleGroupType {
  return { id: `depth-${depth}`, combinator: 'or', rules: depth > 1 ? [nested(depth - 1)] : [] };
}

const EDGES: QuerySample[] = [
  { query: { id: 'root', combinator: 'and', rules: [] }, options: DEFAULT_OPTIONS },
  { query: { id: 'root', rules: [] }, options: { ...DEFAULT_OPTIONS, independentCombinators: true } },
  { query: nested(12), options: DEFAULT_OPTIONS },
  {
    query: {
      id: 'root',
      combinator: 'and',
      rules: [
        { id: 'no-field', field: '~', operator: '=', value: '' },
        { id: 'no-operator', field: 'age', operator: '~', value: '' },
      ],
    },
    options: { ...DEFAULT_OPTIONS, validateQuery: true },
  },
];

/**
 * Queries of all kinds, the same ones each time: each rule of {@link everyRule}, values that languages could trip over,
 * empty ones and lists in both forms, groups negated, nested and empty, and rules without a field or an operator.
 */
export function queryCorpus(): QuerySample[] {
  const random = seeded(1917);
  const deal = dealer(everyRule, random);
  const samples = Array.from({ length: 240 }, (): QuerySample => {
    const [parseNumbers, listsAsArrays, validateQuery, independent] = Array.from({ length: 4 }, () => random() < 0.4);
    const options = {
      ...DEFAULT_OPTIONS,
      parseNumbers: !!parseNumbers,
      listsAsArrays: !!listsAsArrays,
      validateQuery: !!validateQuery,
      independentCombinators: !!independent,
    };
    const makeRule = () => {
      const part = deal();
      return { ...part, value: valueOf(part, options, random) };
    };
    const query = independent ? randomQuery(random, { makeRule, independent }) : randomQuery(random, { makeRule });
    return { query, options };
  });
  return [...EDGES, ...samples];
}
