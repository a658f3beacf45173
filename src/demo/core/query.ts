import { generateID, type RuleGroupTypeAny, type RuleType } from 'react-querybuilder';

/** A rule, or a group with what is in it. */
export type Part = RuleType | RuleGroupTypeAny;

export const childrenOf = (part: Part): Part[] =>
  'rules' in part ? (part.rules as (Part | string)[]).filter((item) => typeof item !== 'string') : [];

/** All parts of a query, itself included; groups come before what is in them. */
export const partsOf = (part: Part): Part[] => [part, ...childrenOf(part).flatMap(partsOf)];

/** Number of rules and groups, the root group included. */
export function countQuery(query: RuleGroupTypeAny): { rules: number; groups: number } {
  const parts = partsOf(query);
  const groups = parts.filter((part) => 'rules' in part).length;
  return { rules: parts.length - groups, groups };
}

/** Size of a query for screen readers, such as `7 rules in 2 groups`. */
export function describeQuery(query: RuleGroupTypeAny): string {
  const { rules, groups } = countQuery(query);
  return `${rules || 'no'} ${rules === 1 ? 'rule' : 'rules'} in ${groups} ${groups === 1 ? 'group' : 'groups'}`;
}

/** A copy with something in place of each rule. `transformQuery` breaks operators such as `toString`, which links may hold. */
export function mapRules<Query extends object>(
  query: Query,
  replace: (rule: RuleType, path: readonly number[]) => unknown,
): Query {
  const copy = (item: Part | string, path: readonly number[]): unknown => {
    if (typeof item === 'string') return item;
    if (!('rules' in item)) return replace(item, path);
    return { ...item, rules: item.rules.map((inner, index) => copy(inner, [...path, index])) };
  };
  return copy(query as RuleGroupTypeAny, []) as Query;
}

/** A copy without ids: the builder makes its own. */
export const withoutIds = (query: unknown): unknown =>
  JSON.parse(JSON.stringify(query, (name, part: unknown) => (name === 'id' ? undefined : part)));

/** Replaces ids that are missing, duplicates or inherited property names: validation results are looked up by id. */
export function withIds<Query extends RuleGroupTypeAny>(query: Query): Query {
  const taken = new Set<string>();
  const identify = (item: Part | string): Part | string => {
    if (typeof item === 'string') return item;
    const id = item.id && !taken.has(item.id) && !(item.id in {}) ? item.id : generateID();
    taken.add(id);
    return 'rules' in item ? ({ ...item, id, rules: item.rules.map(identify) } as Part) : { ...item, id };
  };
  return identify(query) as Query;
}
