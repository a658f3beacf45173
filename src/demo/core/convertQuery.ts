import {
  convertToIC,
  generateID,
  type RuleGroupType,
  type RuleGroupTypeAny,
  type RuleGroupTypeIC,
  type RuleType,
} from 'react-querybuilder';

/** `and` binds tighter than `or`: where there are both, the items that it joins become a group. */
function combine(items: (RuleType | RuleGroupType)[], combinators: readonly string[]) {
  const combinator = combinators.includes('or') ? 'or' : 'and';
  const runs: (typeof items)[] = [];
  items.forEach((item, index) => {
    if (index === 0 || combinators[index - 1] === combinator) runs.push([item]);
    else runs.at(-1)!.push(item);
  });
  const rules = runs.map((run) =>
    run.length === 1 ? run[0]! : { id: generateID(), combinator: 'and', rules: run, not: false },
  );
  return { combinator, rules };
}

/**
 * Converts a query to one combinator per group; all other properties are kept. Groups that are added get new ids. A
 * group of fewer than two rules gets `and`.
 */
export function toCombinators(query: RuleGroupTypeAny): RuleGroupType {
  // The library's own conversion replaces a group by its only subgroup, `not` and id included.
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
