import { defaultOperatorNegationMap, type RuleGroupType, type RuleType } from 'react-querybuilder';

/** Combined conditions; a single one counts as `and`. */
interface Meaning {
  combinator: string;
  conditions: string[];
}

/**
 * A canonical form of a query's meaning. Ignores the order of conditions, redundant groups, ranges written as two
 * comparisons, and whether a group or each of its conditions is negated. Lists must be arrays.
 */
export const meaningOf = (query: RuleGroupType | RuleType): string => print(read(query, false));

const print = ({ combinator, conditions }: Meaning): string => `(${combinator} ${conditions.join(' ')})`;

function read(item: RuleGroupType | RuleType, negated: boolean): Meaning {
  if (!('rules' in item)) return readRule(item, negated);
  const isNegated = negated !== !!item.not;
  const opposite = item.combinator === 'and' ? 'or' : 'and';
  return join(
    isNegated ? opposite : item.combinator,
    item.rules.map((rule) => read(rule, isNegated)),
  );
}

const negate = (operator: string): string =>
  (defaultOperatorNegationMap as Record<string, string>)[operator] ?? `not ${operator}`;

function readRule({ field, operator: asWritten, value, valueSource = 'value' }: RuleType, negated: boolean): Meaning {
  const operator = negated ? negate(asWritten) : asWritten;
  const condition = (comparison: string, operand: unknown): Meaning => ({
    combinator: 'and',
    conditions: [JSON.stringify([field, comparison, operand, valueSource])],
  });
  if (operator === 'between') return join('and', [condition('>=', value[0]), condition('<=', value[1])]);
  if (operator === 'notBetween') return join('or', [condition('<', value[0]), condition('>', value[1])]);
  return condition(operator, value);
}

function join(combinator: string, parts: Meaning[]): Meaning {
  if (parts.length === 1) return parts[0]!;
  const conditions = parts.flatMap((part) =>
    part.combinator === combinator || part.conditions.length === 1 ? part.conditions : [print(part)],
  );
  return { combinator, conditions: conditions.sort() };
}
