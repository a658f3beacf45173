import { segmentText } from './pageGroups';
import type { SearchClient, SearchKind, SearchResults } from '../shared/search/client';

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

/** Other queries that find something: questions, then places, that parts of the query find; then frequent questions. */
export async function suggest(
  client: SearchClient,
  { query, version }: { query: string; version: string },
): Promise<string[]> {
  const parts = shorterQueries(query);
  const find = (kind?: SearchKind) => (text: string) =>
    client.search({ query: text, version, offset: 0, limit: MAX_SUGGESTIONS, ...(kind && { kind }) });
  const found = await Promise.all([...parts.map(find('question')), ...parts.map(find()), find()('')]);
  return [...new Set(found.flatMap(titlesOf))].slice(0, MAX_SUGGESTIONS);
}

const titlesOf = ({ hits }: SearchResults): string[] =>
  hits.map(({ hierarchy }) => segmentText(hierarchy.at(-1) ?? [])).filter(Boolean);

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
