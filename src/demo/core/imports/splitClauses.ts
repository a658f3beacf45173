import type { RuleGroupType } from 'react-querybuilder';
import { MAX_DEPTH, MAX_ITEMS } from '../checkQuery';
import { ImportError, quoted } from './ImportError';
import type { Clause, PlacedRule } from './reading';
import { closes, closingsOf, depthsOf, type Token } from './tokens';

/** How a language combines conditions: patterns of whole tokens. `and` binds closer than `or`, `not` closer than both. */
export interface Connectives {
  and: RegExp;
  or: RegExp;
  not: RegExp;
  /** Begins a condition to which the next `and` belongs. */
  range?: RegExp;
  /** Whether `not` stands before parentheses only. */
  notTakesGroup?: boolean;
}

/** How deep groups and negations may be nested: a limit for this code, far from that for queries. */
const MAX_RECURSION = 4 * MAX_DEPTH;

/** Tokens of one condition. */
type Condition = readonly Token[];

interface Combined {
  combinator: 'and' | 'or';
  not?: boolean;
  rules: (Combined | Condition)[];
}

/** Conditions as they are combined, not read yet. */
export type Conditions = Combined | Condition;

/**
 * Splits an expression at what combines its conditions.
 *
 * @param end offset of the end of the text
 * @throws ImportError if a condition is missing, or if there are too many or too deep for a query
 */
export function splitClauses(tokens: readonly Token[], connectives: Connectives, end: number): Conditions {
  const depths = depthsOf(tokens);
  const closings = closingsOf(tokens);
  let next = 0;
  let count = 0;

  const is = (pattern: RegExp | undefined, index = next) => !!pattern?.test(tokens[index]?.text ?? '');
  const depthOf = (index: number) => depths[index] ?? -1;
  /** Whether what stands at a depth ends there: the text does, or its brackets, or something is combined with it. */
  const ends = (index: number, depth: number) =>
    depthOf(index) < depth || (depthOf(index) === depth && (is(connectives.and, index) || is(connectives.or, index)));
  const isGroup = () => is(/^\($/) && ends(closings.get(next)! + 1, depthOf(next));

  function combined(combinator: 'and' | 'or', read: (depth: number) => Conditions, depth: number): Conditions {
    const rules = [read(depth)];
    while (is(connectives[combinator])) {
      next += 1;
      rules.push(read(depth));
    }
    return rules.length === 1 ? rules[0]! : { combinator, rules };
  }

  const any = (depth: number) => combined('or', all, depth);
  const all = (depth: number) => combined('and', negated, depth);

  function negated(depth: number): Conditions {
    const from = tokens[next]?.from;
    if (depth > MAX_RECURSION) throw new ImportError('Conditions are nested too deep here.', from);
    if (is(connectives.not) && (!connectives.notTakesGroup || is(/^(?:\(|!)$/, next + 1))) {
      next += 1;
      return { combinator: 'and', not: true, rules: [negated(depth + 1)] };
    }
    if (!isGroup()) return condition();
    next += 1;
    const group = any(depth + 1);
    next += 1;
    return group;
  }

  function condition(): Condition {
    const start = next;
    const depth = depthOf(start);
    let inRange = false;
    while (
      next < tokens.length &&
      !closes(tokens[start]!) &&
      (!ends(next, depth) || (inRange && is(connectives.and)))
    ) {
      if (depthOf(next) === depth) inRange = is(connectives.range) || (inRange && !is(connectives.and));
      next += 1;
    }
    if (next === start) {
      const found = tokens[next] ? `before ${quoted(tokens[next]!.text)}` : 'at the end';
      throw new ImportError(`A condition is missing ${found}.`, tokens[next]?.from ?? end);
    }
    count += 1;
    if (count > MAX_ITEMS) throw new ImportError(`There are more than ${MAX_ITEMS} conditions.`, tokens[start]?.from);
    return tokens.slice(start, next);
  }

  return any(1);
}

/** Reads each condition. */
export function readConditions(conditions: Conditions, read: (condition: Condition) => PlacedRule): Clause {
  if (!('rules' in conditions)) return read(conditions);
  const rules = conditions.rules.map((rule) => readConditions(rule, read));
  return { ...conditions, rules } as RuleGroupType<PlacedRule>;
}
