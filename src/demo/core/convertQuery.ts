import {
  convertToIC,
  generateID,
  type RuleGroupType,
  type RuleGroupTypeAny,
  type RuleGroupTypeIC,
  type RuleType,
} from 'react-querybuilder';

/** Binds weakest first; `and` binds tightest, all others are in between. */
const LOWEST_PRECEDENCE = ['or', 'xor'];

const loosestOf = (combinators: readonly string[]): string =>
  LOWEST_PRECEDENCE.find((name) => combinators.includes(name)) ?? combinators.find((name) => name !== 'and') ?? 'and';

/** Joins items by the loosest combinator between them; runs of tighter ones become groups. */
function combine(items: (RuleType | RuleGroupType)[], combinators: readonly string[]) {
  const combinator = loosestOf(combinators);
  const rules: typeof items = [];
  let start = 0;
  for (let end = 1; end <= items.length; end += 1) {
    if (end < items.length && (combinators[end - 1] ?? combinator) !== combinator) continue;
    const run = items.slice(start, end);
    if (run.length === 1) rules.push(...run);
    else rules.push({ id: generateID(), ...combine(run, combinators.slice(start, end - 1)), not: false });
    start = end;
  }
  return { combinator, rules };
}

/**
 * Converts a query to one combinator per group; all other properties are kept. Where a group mixes combinators, those
 * that bind tighter than the rest get groups with new ids. A group of fewer than two rules gets `and`.
 */
export function toCombinators(query: RuleGroupTypeAny): RuleGroupType {
  // The library's own conversion replaces a group by its only subgroup, `not` and id included, and drops mixed `xor`.
  if ('combinator' in query) return query;
  const rules: (RuleType | RuleGroupTypeIC | string)[] = query.rules;
  const items = rules.filter((rule) => typeof rule !== 'string');
  const combinators = rules.filter((rule) => typeof rule === 'string');
  return {
    ...query,
    ...combine(
      items.map((item) => ('rules' in item ? toCombinators(item) : item)),
      combinators,
    ),
  };
}

/** Maps a query to its conversion and back, so that converting twice restores the same query. */
const conversions = new WeakMap<RuleGroupTypeAny, RuleGroupTypeAny>();

/** The query in the form for independent combinators or for one combinator per group. */
export function inForm(query: RuleGroupTypeAny, independent: boolean): RuleGroupTypeAny {
  if (!('combinator' in query) === independent) return query;
  const converted = conversions.get(query) ?? ('combinator' in query ? convertToIC(query) : toCombinators(query));
  conversions.set(converted, query);
  conversions.set(query, converted);
  return converted;
}
