import { closest, distance } from 'fastest-levenshtein';
import { defaultOperatorNegationMap, type RuleType } from 'react-querybuilder';
import { MAX_QUERY_DEPTH } from '../checkQuery';
import { ImportError, quoteShortened } from '../../../shared/ImportError';

/** A rule and the offset of its condition, in characters. Lists and ranges are arrays. */
export interface PlacedRule extends RuleType {
  at: number;
  /** Compares without converting types. */
  isStrict?: boolean;
}

export type Combinator = 'and' | 'or';

/** A group with a combinator between each two clauses; `and` binds tighter than `or`. */
export interface Group {
  not?: boolean;
  rules: (Clause | Combinator)[];
}

export type Clause = PlacedRule | Group;

interface Reading {
  query: Group;
  /** The query in the demo's own format, if the text is in it. */
  own?: unknown;
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

/** The comparisons of JavaScript, of which CEL and JsonLogic have theirs. */
export const COMPARISONS = new Map<string, Comparison>([
  ['==', '='],
  ['===', '='],
  ['!==', '!='],
  ...(Object.keys(MIRRORED) as Comparison[]).slice(1).map((name) => [name, name] as const),
]);

/** Source text of a condition, for messages, and its offset. */
export interface Source {
  text: string;
  at: number;
}

/** Error for a part that a query cannot hold; the reason follows the part in the sentence. */
export const refusal = ({ text, at }: Source, reason: string, hint = ''): ImportError =>
  new ImportError(`${quoteShortened(text)} ${reason}.${hint}`, at);

/** Reasons by the names of what they are about, from a table of names by reason. */
export const reasonsByName = (names: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(names).flatMap(([reason, list]) => list.split(' ').map((name) => [name, reason])));

/** The likeliest of the names, as a sentence after a blank; empty if none is near. Letter case does not count. */
export function didYouMean(name: string, names: readonly string[]): string {
  const inLowerCase = new Map(names.map((it) => [it.toLowerCase(), it]));
  const meant = closest(name.toLowerCase(), [...inLowerCase.keys()]);
  const isNear = distance(name.toLowerCase(), meant) <= Math.min(2, name.length / 4);
  return isNear ? ` Did you mean “${inLowerCase.get(meant)}”?` : '';
}

/** @throws ImportError if the literal is no finite number, or would lose digits */
export function numberOf(source: Source): number {
  const number = Number(source.text);
  if (!Number.isFinite(number)) throw refusal(source, 'is no number, or too large for one');
  if (Number.isInteger(number) && !Number.isSafeInteger(number)) {
    throw refusal(source, 'is too large: its digits would be lost');
  }
  return number;
}

/** @param word what the language calls a field */
export function fieldOf(operand: Operand, source: Source, word = 'field'): string {
  if ('field' in operand) return operand.field;
  throw refusal(source, `is a value where a ${word} belongs`);
}

/** A rule that compares a field, on either side, with a value or another field. */
export function comparison(left: Operand, operator: Comparison, right: Operand, source: Source): PlacedRule {
  if (!('field' in left)) {
    if ('field' in right) return comparison(right, MIRRORED[operator], left, source);
    throw refusal(source, 'names no field to compare: a rule is about a field');
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
  if (list.length < operands.length)
    throw refusal(
      source,
      'mixes values, fields or null in one list: write a condition of its own for null and for fields',
    );
  return { field, operator, value: list, ...(names.length > 0 && { valueSource: 'field' }), at: source.at };
}

/** @param opposites operators that are replaced by their opposite instead of negating a group */
export function negation(clause: Clause, opposites: readonly string[] = []): Clause {
  if ('rules' in clause) return { not: !clause.not, rules: clause.rules };
  if (!opposites.includes(clause.operator)) return { not: true, rules: [clause] };
  return { ...clause, operator: opposite(clause.operator) };
}

/** The opposite operator, such as `doesNotContain` for `contains`; unchanged if missing. */
export const opposite = (operator: string): string =>
  (defaultOperatorNegationMap as Record<string, string>)[operator] ?? operator;

/** One clause needs no group. */
export function joinClauses(combinator: Combinator, clauses: readonly Clause[]): Clause {
  const [only, ...more] = clauses;
  if (only && more.length === 0) return only;
  return { rules: clauses.flatMap((clause, index) => (index > 0 ? [combinator, clause] : [clause])) };
}

interface Combination<Node> {
  left: Node;
  combinator: Combinator;
  right: Node;
}

/**
 * Reads a chain of infix operators as one group, or as its only operand.
 *
 * @param split takes an operation of a combinator apart; returns undefined for other nodes
 */
export function readInfix<Node extends object>(
  root: Node,
  split: (node: Node) => Combination<Node> | undefined,
  read: (operand: Node) => Clause,
): Clause {
  const rules: Group['rules'] = [];
  // An explicit stack, since the tree of a long chain is deep.
  const pending: (Combinator | { node: Node; within?: Combinator })[] = [{ node: root }];
  for (let part = pending.pop(); part !== undefined; part = pending.pop()) {
    const parts = typeof part === 'string' ? undefined : split(part.node);
    if (typeof part === 'string') rules.push(part);
    else if (!parts || (part.within === 'and' && parts.combinator === 'or')) rules.push(read(part.node));
    else {
      const { left, combinator, right } = parts;
      pending.push({ node: right, within: combinator }, combinator, { node: left, within: combinator });
    }
  }
  const [only, ...more] = rules;
  return typeof only === 'object' && more.length === 0 ? only : { rules };
}

export const queryOf = (clause: Clause): Group => ('rules' in clause ? clause : { rules: [clause] });

/** @throws ImportError if groups or negations are nested deeper than a query may be */
export function checkDepth(depth: number, at: number): void {
  if (depth > MAX_QUERY_DEPTH) throw new ImportError('Conditions are nested too deep here.', at);
}
