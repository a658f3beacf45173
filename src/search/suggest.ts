import { textOf } from './pageGroups';
import type { SearchClient } from './types';

/** How many suggestions are made at most. */
const MOST = 3;

/** The fewest letters of a word that are looked up. */
const FEWEST_LETTERS = 3;

/** Parts of a query that may be found where the whole is not: its words, then their beginnings; most letters first. */
export function partsOf(query: string): string[] {
  const words = query.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= FEWEST_LETTERS);
  const longest = words.sort((a, b) => b.length - a.length).slice(0, MOST);
  const beginnings = longest.flatMap((word) => {
    const half = Math.max(Math.ceil(word.length / 2), FEWEST_LETTERS);
    return half < word.length ? [word.slice(0, half)] : [];
  });
  const parts = [...(longest.length > 1 || longest[0] !== query.trim() ? longest : []), ...beginnings];
  return [...new Set(parts)];
}

/**
 * What to search for instead of a query that finds nothing: names of places that parts of it find, filled up with names
 * that anyone may look for. Each of them finds something.
 *
 * @param names names of main pages
 */
export async function suggest(
  client: SearchClient,
  { query, version, names }: { query: string; version: string; names: readonly string[] },
): Promise<string[]> {
  const find = (text: string) => client.search({ query: text, version, offset: 0, limit: 1 });
  const near = await Promise.all(partsOf(query).map(find));
  const titles = near.flatMap(({ hits }) => hits.map(({ hierarchy }) => textOf(hierarchy.at(-1) ?? [])));
  const found = [...new Set(titles)].filter(Boolean).slice(0, MOST);
  if (found.length === MOST) return found;
  const main = await Promise.all(names.map(async (name) => ((await find(name)).total > 0 ? [name] : [])));
  return [...new Set([...found, ...main.flat()])].slice(0, MOST);
}

/** A version in which a query finds something, and how much. */
export interface Elsewhere {
  version: string;
  total: number;
}

/**
 * The versions in which a query finds something in the documentation; one that cannot be asked is left out.
 *
 * @param versions names of the versions to ask
 */
export async function findElsewhere(
  client: SearchClient,
  query: string,
  versions: readonly string[],
): Promise<Elsewhere[]> {
  const answers = await Promise.allSettled(
    versions.map((version) => client.search({ query, version, offset: 0, limit: 1 })),
  );
  return answers.flatMap((answer, index) => {
    const total = answer.status === 'fulfilled' ? answer.value.total : 0;
    return total > 0 ? [{ version: versions[index] ?? '', total }] : [];
  });
}
