import { isApiAnchor } from '../../src/gatsby/api/symbolLocations';
import type { SearchRecord } from '../../src/shared/search/types';
import { KINDS, type JudgedQuery } from './queries';

/** Position of an answer in the results, from 1; null if it is not in the first `LOOKED_AT`. */
export type Rank = number | null;

export interface Asked {
  query: string;
  version: string;
}

export interface Figures {
  queries: number;
  /** Shares, from 0 to 1. */
  at1: number;
  at3: number;
  /** Mean reciprocal rank. */
  mrr: number;
}

/** Number of results that are judged. */
export const JUDGED_RESULTS = 10;

/**
 * Maps the address of each record to the section that the queries name. An API name without its own heading belongs to
 * the section of its table.
 */
export function sectionsOf(records: readonly Pick<SearchRecord, 'path' | 'anchor'>[]): Map<string, string> {
  const sections = new Map<string, string>();
  let section = '';
  for (const { path, anchor } of records) {
    const place = anchor === null ? path : `${path}#${anchor}`;
    if (anchor === null || !isApiAnchor(anchor)) section = place;
    if (!sections.has(place)) sections.set(place, section);
  }
  return sections;
}

/** @param places addresses at each position of the results, best first */
export function rankOf({ answers }: Pick<JudgedQuery, 'answers'>, places: readonly (readonly string[])[]): Rank {
  const at = places.slice(0, JUDGED_RESULTS).findIndex((urls) => urls.some((url) => answers.includes(url)));
  return at < 0 ? null : at + 1;
}

export function figuresOf(ranks: readonly Rank[]): Figures {
  const share = (within: number) => ranks.filter((rank) => rank !== null && rank <= within).length / ranks.length;
  const mrr = ranks.reduce<number>((sum, rank) => sum + (rank === null ? 0 : 1 / rank), 0) / ranks.length;
  return { queries: ranks.length, at1: share(1), at3: share(3), mrr };
}

/** Formats a comparison table by kind of query, followed by the queries that the first search missed. */
export function compareSearches(
  title: string,
  queries: readonly JudgedQuery[],
  ranks: Readonly<Record<string, readonly Rank[]>>,
): string {
  const rows = ['all', ...KINDS].flatMap((kind) =>
    Object.entries(ranks).map(([search, all]) => {
      const some = all.filter((_, index) => kind === 'all' || queries[index]?.kind === kind);
      const { at1, at3, mrr, queries: count } = figuresOf(some);
      const cells = [kind.padEnd(9), search.padEnd(9), String(count).padStart(4), percent(at1), percent(at3)];
      return [...cells, `  ${mrr.toFixed(3)}`].join('');
    }),
  );
  const missed = Object.values(ranks)[0]?.flatMap((rank, index) => {
    const judged = queries[index];
    return judged && (rank === null || rank > 3) ? [`  ${rank ?? '-'}  ${judged.version}  ${judged.query}`] : [];
  });
  return [
    `${title}            queries   at 1   at 3    MRR`,
    ...rows,
    'not in the first three:',
    ...(missed ?? []),
    '',
  ].join('\n');
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`.padStart(7);
