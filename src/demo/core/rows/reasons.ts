import { defaultOperators, numericRegex, toArray, type RuleGroupTypeAny, type RuleType } from 'react-querybuilder';
import type { RunFormat } from '../engines/runFormat';
import type { Dataset, Outcome, Row } from '../engines/types';
import { childrenOf, partsOf, type Part } from '../query';

/** Of each part of a query, in the order of `partsOf`, the outcome of each row; null for a part that is left out. */
export type PartOutcomes = readonly (readonly Outcome[] | null)[];

/** What some formats make of a query. */
export type Outcomes = Partial<Record<RunFormat, PartOutcomes>>;

const EXPORT = '/docs/next/utils/export#';
const ROWS = `${EXPORT}rows-that-each-format-selects`;

/** Why formats select different rows. */
export const REASONS = {
  null: {
    title: 'NULL',
    text: 'Where a value is NULL, SQL selects no row, not even by “!=” or “not”; the others do. CEL fails to search or compare it, and JsonLogic reads it as 0, and finds no text in it.',
    docs: ROWS,
  },
  numberAsText: {
    title: 'Numbers as text',
    text: 'The rule has a text, the column numbers: SQL converts the text, JsonLogic does except in lists, MongoDB finds nothing, and CEL fails. The option “Parse numbers” writes numbers.',
    docs: `${EXPORT}parse-numbers`,
  },
  numericText: {
    title: 'Texts that look like numbers',
    text: 'In a range, and with “Parse numbers”, a value that looks like a number is written as one: 007 becomes 7, or cannot be read. SQL compares it as a text again, the others find no text by a number, or fail.',
    docs: `${EXPORT}parse-numbers`,
  },
  textInNumber: {
    title: 'Searches in numbers',
    text: 'SQL searches a number as if it were a text, MongoDB and JsonLogic find nothing in it, and CEL fails.',
    docs: ROWS,
  },
  boolean: {
    title: 'True and false',
    text: 'SQLite stores them as 1 and 0, which the others distinguish from numbers and texts.',
    docs: ROWS,
  },
  case: {
    title: 'Letter case',
    text: '“like” ignores the case of A to Z in SQLite, as in MySQL but not in PostgreSQL. The other formats distinguish it.',
    docs: ROWS,
  },
  wildcard: {
    title: '% and _',
    text: 'In SQL, % stands for any text and _ for any character, also in a value. In the other formats they are nothing special.',
    docs: ROWS,
  },
  regex: {
    title: 'Regular expressions',
    text: 'MongoDB searches with a regular expression, in which characters such as . and ( have a meaning. In the other formats they have none.',
    docs: ROWS,
  },
  escape: {
    title: 'Backslashes',
    text: 'formatQuery writes a backslash into CEL as it is, where it begins an escape.',
    docs: `${EXPORT}common-expression-language`,
  },
  control: {
    title: 'Line breaks and tabs',
    text: 'formatQuery does not escape them, so that MongoDB and CEL cannot read the text, and parameters get quotes around it.',
    docs: `${EXPORT}mongodb`,
  },
  where: {
    title: '$where',
    text: 'For two fields, this operator becomes JavaScript in MongoDB. A server runs it where that is allowed; mingo does not.',
    docs: `${EXPORT}value-sources`,
  },
  numericParameter: {
    title: 'Numbers as parameters',
    text: 'With “Parse numbers”, the parameter of a search is the number alone, without the % that SQL needs on its sides.',
    docs: `${EXPORT}parse-numbers`,
  },
  not: {
    title: 'not',
    text: 'This version of formatQuery does not write it for MongoDB, whose filter selects what the group excludes.',
    docs: ROWS,
  },
  empty: {
    title: 'Empty groups',
    text: 'A group without rules selects everything, except in JsonLogic: it ignores the group, and an empty query selects nothing.',
    docs: ROWS,
  },
  name: {
    title: 'Names',
    text: 'formatQuery writes names as they are, and quotes them only in SQL, by an option. Without quotes, SQL and CEL cannot read a name with a blank or a sign, and SQL none with a dot. CEL knows no “constructor”.',
    docs: `${EXPORT}quote-field-names`,
  },
  leftOut: {
    title: 'Rules that are left out',
    text: 'A rule without a usable value is not exported. In SQL and CEL, what is left may be no expression, or another one: empty brackets, or two combinators in a row.',
    docs: `${EXPORT}validation`,
  },
  unknown: {
    title: 'Unknown names',
    text: 'The rows have no such field, or formatQuery no such operator: SQL and CEL fail, the others find nothing.',
    docs: `${EXPORT}operators-and-combinators`,
  },
} as const;

export type Reason = keyof typeof REASONS;

/** What became of a row, without the message; the outcome of a part that is left out is undefined. */
export const kindOf = (outcome: Outcome | undefined) => {
  if (outcome === undefined) return 'leftOut';
  return typeof outcome === 'string' ? 'fails' : outcome;
};

const kindAt = (parts: PartOutcomes, part: number, row: number) => kindOf(parts[part]?.[row]);

/** Whether formats make different things of a part. */
const differsAt = (outcomes: Outcomes, part: number, row: number): boolean =>
  new Set(Object.values(outcomes).map((parts) => kindAt(parts, part, row))).size > 1;

/** Whether formats do not agree on selecting a row; what SQL calls unknown is not selected. */
export const differs = (outcomes: Outcomes, row: number): boolean =>
  new Set(Object.values(outcomes).map((parts) => kindAt(parts, 0, row) ?? false)).size > 1;

const namesIn = ({ field, value, valueSource }: RuleType): string[] => [
  field,
  ...(valueSource === 'field' ? toArray(value).map(String) : []),
];

/** Names that SQL and CEL read without quotes, except those that every object of JavaScript has. */
const isPlain = (name: string): boolean => /^[a-z_]\w*$/i.test(name) && !(name in {});

const isKnown = (rule: RuleType, { columns }: Dataset): boolean =>
  defaultOperators.some(({ name }) => name === rule.operator) &&
  namesIn(rule).every((name) => Object.hasOwn(columns, name));

const isSearch = (operator: string): boolean => /^(?:contains|beginsWith|endsWith|doesNot)/.test(operator);

const isNumeric = (text: unknown): boolean => numericRegex.test(String(text));

/** Whether a number is another text than the one that it was made of, as for 007. */
const losesDigits = (text: string): boolean => isNumeric(text) && String(Number(text)) !== text;

/** Why formats differ about a rule that compares fields. */
function fieldReasons({ field, operator, value }: RuleType, row: Row): Reason[] {
  const cells = [field, ...toArray(value)].map((name) => row[String(name)] ?? null);
  return [
    ...(isSearch(operator) || /^(?:in|notIn)$/.test(operator) ? (['where'] as const) : []),
    ...(cells.includes(null) ? (['null'] as const) : []),
  ];
}

/**
 * Why formats differ about a rule with a value, from what they are known to treat differently.
 *
 * @param byParameter whether SQL differs with and without parameters
 */
function valueReasons({ field, operator, value }: RuleType, row: Row, byParameter: boolean): Reason[] {
  const cell = row[field] ?? null;
  const text = String(value);
  const [isNumber, isText] = [typeof cell === 'number', typeof cell === 'string'];
  const search: [Reason, boolean][] = [
    ['numericParameter', isNumeric(text) && byParameter],
    ['textInNumber', isNumber],
    ['numericText', isText && losesDigits(text)],
    ['wildcard', /[%_]/.test(text)],
    ['regex', /[.*+?^${}()|[\]\\]/.test(text)],
    ['case', isText && !String(cell).includes(text) && String(cell).toLowerCase().includes(text.toLowerCase())],
  ];
  const comparison: [Reason, boolean][] = [
    ['numberAsText', isNumber],
    ['numericText', isText && [text, ...toArray(value)].some(isNumeric)],
  ];
  const reasons: [Reason, boolean][] = [
    ['null', cell === null],
    ['boolean', typeof cell === 'boolean'],
    ['control', /[\n\r\t]/.test(text)],
    ['escape', text.includes('\\')],
    ...(isSearch(operator) ? search : comparison),
  ];
  return reasons.filter(([, holds]) => holds).map(([reason]) => reason);
}

/** Why formats differ about a group although they may agree on what is in it. */
function groupReasons(group: RuleGroupTypeAny, numbers: Map<Part, number>, outcomes: Outcomes, row: number): Reason[] {
  const children = childrenOf(group).map((part) => numbers.get(part)!);
  const kinds = Object.values(outcomes).map((parts) => ({
    whole: kindAt(parts, numbers.get(group)!, row),
    inside: children.map((child) => kindAt(parts, child, row)),
  }));
  const { mongodb } = outcomes;
  const filtered = mongodb && kindAt(mongodb, numbers.get(group)!, row);
  const reasons: [Reason, boolean][] = [
    ['not', group.not === true && kinds.some(({ whole }) => whole === !filtered)],
    ['empty', children.length === 0],
    [
      'leftOut',
      kinds.some(
        ({ whole, inside }) =>
          inside.includes('leftOut') &&
          (inside.every((kind) => kind === 'leftOut') || (whole === 'fails' && !inside.includes('fails'))),
      ),
    ],
  ];
  return reasons.filter(([, holds]) => holds).map(([reason]) => reason);
}

const sqlOf = ({ sql, parameterized, parameterized_named }: Outcomes): Outcomes =>
  sql && parameterized && parameterized_named ? { sql, parameterized, parameterized_named } : {};

/** Why formats do not agree on a row: the reasons of the parts about which they differ, from the query inwards. */
export function reasonsOf(query: RuleGroupTypeAny, outcomes: Outcomes, dataset: Dataset, row: number): Reason[] {
  const { rows } = dataset;
  const numbers = new Map(partsOf(query).map((part, number) => [part, number]));
  const visit = (part: Part): Reason[] => {
    if (!differsAt(outcomes, numbers.get(part)!, row)) return [];
    if (!('rules' in part)) {
      if (!isKnown(part, dataset)) return ['unknown'];
      if (!namesIn(part).every(isPlain)) return ['name'];
      if (part.valueSource === 'field') return fieldReasons(part, rows[row]!);
      return valueReasons(part, rows[row]!, differsAt(sqlOf(outcomes), numbers.get(part)!, row));
    }
    return [...groupReasons(part, numbers, outcomes, row), ...childrenOf(part).flatMap(visit)];
  };
  return [...new Set(visit(query))];
}
