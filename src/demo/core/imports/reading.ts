import type { RuleGroupType, RuleGroupTypeAny, RuleType } from 'react-querybuilder';
import { ImportError, quoted } from './ImportError';

/** A rule and where its condition stands in the text. */
export interface PlacedRule extends RuleType {
  /** Offset in characters. */
  at: number;
}

/** A condition of a text, or several that are combined. */
export type Clause = PlacedRule | RuleGroupType<PlacedRule>;

/** Says that what a clause says is not so. */
export const negation = (clause: Clause): RuleGroupType<PlacedRule> => ({
  combinator: 'and',
  not: true,
  rules: [clause],
});

/** What the parser of a language is told. Its overloads take either form of the query, but not an option that may be both. */
export interface ParserOptions {
  listsAsArrays?: boolean;
  independentCombinators?: false;
}

/** A text in one of the languages, taken apart. */
export interface Reading {
  /** Its conditions, each read by the parser alone: what the whole must come to. Lists are arrays. */
  clause: Clause;
  /** The whole, read by the parser. */
  parse: (options: ParserOptions) => RuleGroupTypeAny;
  /** What its author should know about how it was read. */
  notes: string[];
  /** How a text is told from the name of a field, if authors may take one for the other. */
  textHint?: string;
}

/**
 * Prepares a text for the parser of its language.
 *
 * @throws ImportError at what is no text of the language, and at what the parser would leave out or take for something else
 */
export type Reader = (text: string) => Reading;

/** Options under which the parsers keep the items of lists and their types. */
export const EXACT: ParserOptions = { listsAsArrays: true };

const isScalar = (value: unknown) =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value)));

function isValueFor(operator: string, value: unknown): boolean {
  if (operator === 'null' || operator === 'notNull') return value === null;
  if (!/^(?:in|notIn|between|notBetween)$/.test(operator)) return isScalar(value);
  if (!Array.isArray(value) || !value.every(isScalar)) return false;
  return /between/i.test(operator) ? value.length === 2 && !value.includes('') : value.length > 0;
}

/**
 * The one rule that a condition must come to.
 *
 * @param parse reads the condition alone, under the options {@link EXACT}
 * @throws ImportError if the parser makes anything else of it
 */
export function readRule(parse: () => RuleGroupTypeAny, source: string, at: number): PlacedRule {
  const [rule, ...more] = rulesOrNone(parse);
  const isRule = rule && typeof rule !== 'string' && !('rules' in rule) && more.length === 0;
  if (!isRule || !isValueFor(rule.operator, rule.value) || (rule.valueSource === 'field' && rule.value === '')) {
    throw new ImportError(`${quoted(source)} is no condition that a rule can hold.`, at);
  }
  return { ...rule, at };
}

/** What a parser makes of a condition; nothing if it trips over it. */
export function rulesOrNone(parse: () => RuleGroupTypeAny): RuleGroupTypeAny['rules'] {
  try {
    const { rules, not } = parse();
    return not ? [] : rules;
  } catch {
    return []; // operands of unexpected types, or more of them than the stack can hold
  }
}
