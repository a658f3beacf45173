import { findPath, getParentPath, type RuleGroupTypeAny } from 'react-querybuilder';

export type Direction = 'up' | 'down';

/**
 * Where a rule or group goes by one step, as a path for `move`: past its neighbour, into it if that is a group, or out
 * of its own group at the end of it. Undefined if there is no such place.
 */
export function destination(query: RuleGroupTypeAny, path: number[], direction: Direction): number[] | undefined {
  const parentPath = getParentPath(path);
  const parent = findPath(parentPath, query);
  const index = path.at(-1);
  if (index === undefined || !parent || !('rules' in parent)) return undefined;
  // With independent combinators, every other item is a combinator.
  const step = 'combinator' in parent ? 1 : 2;
  const before = (place: number) => Math.max(0, place - step + 1);
  const next = index + (direction === 'up' ? -step : step);
  const neighbour = parent.rules[next];
  if (neighbour === undefined) {
    const place = parentPath.at(-1);
    if (place === undefined) return undefined;
    return [...getParentPath(parentPath), direction === 'up' ? before(place) : place + 1];
  }
  if (typeof neighbour === 'object' && 'rules' in neighbour && !neighbour.disabled)
    return [...parentPath, next, direction === 'up' ? neighbour.rules.length : 0];
  return [...parentPath, direction === 'up' ? before(next) : next + 1];
}
