import type { RuleGroupType, RuleGroupTypeAny, RuleGroupTypeIC, RuleType } from 'react-querybuilder';

/** Gives numbers from 0 to below 1: the same ones for the same seed. */
export type Random = () => number;

/** Mulberry32, a small generator that passes the usual tests of randomness. */
export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of a list. */
export const pick = <Item>(random: Random, items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;

interface Shape {
  /** Makes the rules; they get ids. */
  makeRule: () => RuleType;
  /** Fewest items of a group. */
  min?: number;
  /** Whether combinators stand between rules. */
  independent?: boolean;
}

function randomGroup(random: Random, shape: Shape, depth: number, nextId: () => string): RuleGroupTypeAny {
  const { makeRule, min = 0, independent } = shape;
  const items = Array.from({ length: min + Math.floor(random() * 5) }, () =>
    depth > 0 && random() < 0.4
      ? randomGroup(random, shape, depth - 1, nextId)
      : { ...makeRule(), id: nextId(), ...(random() < 0.1 && { disabled: true }) },
  );
  const combinator = () => pick(random, ['and', 'or']);
  return {
    id: nextId(),
    ...(independent
      ? { rules: items.flatMap((item, index) => (index > 0 ? [combinator(), item] : [item])) }
      : { combinator: combinator(), rules: items }),
    ...(random() < 0.5 && { not: random() < 0.5 }),
    ...(random() < 0.1 && { disabled: true }),
  } as RuleGroupTypeAny;
}

/** A query with groups in groups in groups, of which some are empty, negated, locked or around one other group alone. */
export function randomQuery(random: Random, shape: Shape & { independent: true }): RuleGroupTypeIC;
export function randomQuery(random: Random, shape: Shape): RuleGroupType;
export function randomQuery(random: Random, shape: Shape): RuleGroupTypeAny {
  let ids = 0;
  return randomGroup(random, shape, 3, () => `id-${(ids += 1)}`);
}
