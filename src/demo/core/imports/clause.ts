import { defaultOperatorNegationMap, type RuleType } from 'react-querybuilder';
import { MAX_QUERY_DEPTH } from '../checkQuery';
import { ImportError, quoteShortened } from './ImportError';

/** A rule and the offset of its condition, in characters. Lists and ranges are arrays. */
export interface PlacedRule extends RuleType {
  at: number;
}

export type Combinator = 'and' | 'or';

/** A group with a combinator between each two clauses; `and` binds tighter than `or`. */
export interface Group {
  not?: boolean;
  rules: (Clause | Combinator)[];
}

export type Clause = PlacedRule | Group;

export interface Reading {
  query: Group;
  /** Remarks for the author on how the text was read. */
  notes?: string[];
  /** How the language marks text, if authors may confuse it with a field name. */
  textHint?: string;
}

/** @throws ImportError at anything that a query cannot hold, so that no condition is lost */
export type Reader = (text: string) => Reading;

type Value = string | number | boolean | null;

export type Operand = { field: string } | { value: Value };

/** Each comparison and its equivalent with swapped sides. */
const MIRRORED = { '=': '=', '!=': '!=', '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const;
export type Comparison = keyof typeof MIRRORED;

/** Source text of a condition, for messages, and its offset. */
export interface Source {
  text: string;
  at: number;
}

/** Error for a condition that no rule can hold. */
export const refusal = ({ text, at }: Source, reason = 'is no condition that a rule can hold'): ImportError =>
  new ImportError(`${quoteShortened(text)} ${reason}.`, at);

/** @throws ImportError if the literal is no finite number, or would lose digits */
export function numberOf(source: Source): number {
  const number = Number(source.text);
  if (!Number.isFinite(number)) throw refusal(source, 'is no number, or too large for one');
  if (Number.isInteger(number) && !Number.isSafeInteger(number)) {
    throw refusal(source, 'is too large: its digits would be lost');
  }
  return number;
}

/** A rule that compares a field, on either side, with a value or another field. */
export function comparison(left: Operand, operator: Comparison, right: Operand, source: Source): PlacedRule {
  if (!('field' in left)) {
    if ('field' in right) return comparison(right, MIRRORED[operator], left, source);
    throw refusal(source, 'names no field to compare');
  }
  const { field } = left;
  const { at } = source;
  if ('field' in right) return { field, operator, value: right.field, valueSource: 'field', at };
  if (right.value !== null) return { field, operator, value: right.value, at };
  if (operator === '=' || operator === '!=') {
    return { field, operator: operator === '=' ? 'null' : 'notNull', value: null, at };
  }
  throw refusal(source, 'compares with null, which is neither more nor less than anything');
}

export function listRule(field: string, operator: string, operands: readonly Operand[], source: Source): PlacedRule {
  const names = operands.flatMap((operand) => ('field' in operand ? [operand.field] : []));
  const values = operands.flatMap((operand) => ('value' in operand && operand.value !== null ? [operand.value] : []));
  const list = names.length > 0 ? names : values;
  if (operands.length === 0) throw refusal(source, 'has an empty list');
  if (list.length < operands.length) throw refusal(source, 'mixes values, fields or null in one list');
  return { field, operator, value: list, ...(names.length > 0 && { valueSource: 'field' }), at: source.at };
}

/** @param opposites operators that are replaced by their opposite instead of negating a group */
export function negation(clause: Clause, opposites: readonly string[]): Clause {
  if (!('rules' in clause) && opposites.includes(clause.operator)) {
    return { ...clause, operator: opposite(clause.operator) };
  }
  return 'rules' in clause && !clause.not ? { ...clause, not: true } : { not: true, rules: [clause] };
}

/** The opposite operator, such as `doesNotContain` for `contains`; unchanged if missing. */
export const opposite = (operator: string): string =>
  (defaultOperatorNegationMap as Record<string, string>)[operator] ?? operator;

export const joinClauses = (combinator: Combinator, clauses: readonly Clause[]): Group => ({
  rules: clauses.flatMap((clause, index) => (index > 0 ? [combinator, clause] : [clause])),
});

interface Combination<Node> {
  left: Node;
  combinator: Combinator;
  right: Node;
}

/**
 * Flattens a chain of infix operators into its operands and combinators, in order.
 *
 * @param split takes an operation apart; returns undefined for other nodes and for those in parentheses
 */
export function flattenInfix<Node extends object>(
  root: Node,
  split: (node: Node) => Combination<Node> | undefined,
): (Node | Combinator)[] {
  const parts: (Node | Combinator)[] = [];
  // An explicit stack, since the tree of a long chain is deep.
  const pending: (Node | Combinator)[] = [root];
  for (let part = pending.pop(); part !== undefined; part = pending.pop()) {
    const combination = typeof part === 'string' ? undefined : split(part);
    if (combination) pending.push(combination.right, combination.combinator, combination.left);
    else parts.push(part);
  }
  return parts;
}

export const soleClauseOf = ({ rules: [clause, ...more] }: Group): Clause | undefined =>
  more.length === 0 && typeof clause === 'object' ? clause : undefined;

/** The query of a clause; a group that only wraps another group is dropped. */
export function queryOf(clause: Clause): Group {
  if (!('rules' in clause)) return { rules: [clause] };
  const only = clause.not ? undefined : soleClauseOf(clause);
  return only && 'rules' in only ? only : clause;
}

/** @throws ImportError if groups or negations are nested deeper than a query may be */
export function checkDepth(depth: number, at: number): void {
  if (depth > MAX_QUERY_DEPTH) throw new ImportError('Conditions are nested too deep here.', at);
}
