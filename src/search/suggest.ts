import { segmentText } from './pageGroups';
import type { SearchClient } from '../shared/search/client';
import type { Site } from '../runtime/useSite';

const MAX_SUGGESTIONS = 3;

/** Shorter words are not looked up. */
const MIN_WORD_LENGTH = 3;

/** Parts of a query that may be found if the whole is not: its words, then their beginnings; longest first. */
export function shorterQueries(query: string): string[] {
  const words = query.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= MIN_WORD_LENGTH);
  const longest = words.sort((a, b) => b.length - a.length).slice(0, MAX_SUGGESTIONS);
  const beginnings = longest.flatMap((word) => {
    const half = Math.max(Math.ceil(word.length / 2), MIN_WORD_LENGTH);
    return half < word.length ? [word.slice(0, half)] : [];
  });
  const parts = [...(longest.length > 1 || longest[0] !== query.trim() ? longest : []), ...beginnings];
  return [...new Set(parts)];
}

/** Suggestions for any visitor: names of the main documentation pages, from the footer. */
export const mainPageNames = ({ footer }: Pick<Site, 'footer'>): string[] =>
  footer.flatMap(({ links }) => links.filter(({ to }) => to.startsWith('/docs/')).map(({ label }) => label));

/** Alternatives that find something: names of places that parts of the query find, then names of main pages. */
export async function suggest(
  client: SearchClient,
  { query, version, names }: { query: string; version: string; names: readonly string[] },
): Promise<string[]> {
  const find = (text: string) => client.search({ query: text, version, offset: 0, limit: 1 });
  const near = await Promise.all(shorterQueries(query).map(find));
  const titles = near.flatMap(({ hits }) => hits.map(({ hierarchy }) => segmentText(hierarchy.at(-1) ?? [])));
  const found = [...new Set(titles)].filter(Boolean).slice(0, MAX_SUGGESTIONS);
  if (found.length === MAX_SUGGESTIONS) return found;
  const main = await Promise.all(names.map(async (name) => ((await find(name)).total > 0 ? [name] : [])));
  return [...new Set([...found, ...main.flat()])].slice(0, MAX_SUGGESTIONS);
}

export interface Elsewhere {
  version: string;
  total: number;
}

/** Versions in which a query finds something; versions that fail are left out. */
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
