import {
  convertToIC,
  generateID,
  type RuleGroupType,
  type RuleGroupTypeAny,
  type RuleGroupTypeIC,
  type RuleType,
} from 'react-querybuilder';

/** What binds least of all; `and` binds most, and whatever else there is stands between. */
const LOOSE = ['or', 'xor'];

const loosestOf = (combinators: readonly string[]): string =>
  LOOSE.find((name) => combinators.includes(name)) ?? combinators.find((name) => name !== 'and') ?? 'and';

/** Joins items by the loosest of the combinators between them, in groups of their own where others bind more. */
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

/** A query with a combinator between each two rules. All else about rules and groups is kept. */
export const toIndependent = (query: RuleGroupTypeAny): RuleGroupTypeIC =>
  'combinator' in query ? convertToIC(query) : query;

/**
 * A query with one combinator a group. All else about rules and groups is kept; where different combinators stood in a
 * group, those that bind more than the rest get groups of their own, with new ids. A group of fewer than two rules had
 * none and gets `and`.
 */
export function toCombinators(query: RuleGroupTypeAny): RuleGroupType {
  // The library's own conversion replaces a group by the one in it, `not` and id included, and drops mixed `xor`.
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
