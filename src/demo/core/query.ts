import { generateID, type RuleGroupTypeAny, type RuleType } from 'react-querybuilder';

type Item = RuleType | RuleGroupTypeAny;

/** Number of rules and groups, the root group included. */
export function countQuery(query: RuleGroupTypeAny): { rules: number; groups: number } {
  const count = { rules: 0, groups: 1 };
  for (const item of query.rules) {
    if (typeof item === 'string') continue;
    const { rules, groups } = 'rules' in item ? countQuery(item) : { rules: 1, groups: 0 };
    count.rules += rules;
    count.groups += groups;
  }
  return count;
}

/** Size of a query for screen readers, such as `7 rules in 2 groups`. */
export function describeQuery(query: RuleGroupTypeAny): string {
  const { rules, groups } = countQuery(query);
  return `${rules || 'no'} ${rules === 1 ? 'rule' : 'rules'} in ${groups} ${groups === 1 ? 'group' : 'groups'}`;
}

/** A copy without ids: the builder makes its own. */
export const withoutIds = (query: unknown): unknown =>
  JSON.parse(JSON.stringify(query, (name, part: unknown) => (name === 'id' ? undefined : part)));

/** Replaces ids that are missing, duplicates or inherited property names: validation results are looked up by id. */
export function withIds<Query extends RuleGroupTypeAny>(query: Query): Query {
  const taken = new Set<string>();
  const identify = (item: Item | string): Item | string => {
    if (typeof item === 'string') return item;
    const id = item.id && !taken.has(item.id) && !(item.id in {}) ? item.id : generateID();
    taken.add(id);
    return 'rules' in item ? ({ ...item, id, rules: item.rules.map(identify) } as Item) : { ...item, id };
  };
  return identify(query) as Query;
}
