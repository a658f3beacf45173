/** Words between which words of a query may stand and still be said together. */
const LOOSE = 4;

/**
 * How much of a query one passage of a text says, from 0 to 1.
 *
 * @param words of the text, each as it stands and in its parts
 * @param slotsOf the parts of the query that a term stands for, by their number
 * @param importances how much each part matters
 */
export function nearness(
  words: readonly (readonly string[])[],
  slotsOf: ReadonlyMap<string, readonly number[]>,
  importances: readonly number[],
): number {
  const found = words.map((terms) => terms.flatMap((term) => slotsOf.get(term) ?? []));
  const passage = importances.length + LOOSE;
  let best = 0;
  for (const [at, slots] of found.entries()) {
    if (slots.length === 0) continue;
    const inPassage = new Set(found.slice(at, at + passage).flat());
    best = Math.max(best, sum([...inPassage].map((slot) => importances[slot] ?? 0)));
  }
  const total = sum(importances);
  return total > 0 ? best / total : 0;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, it) => all + it, 0);
