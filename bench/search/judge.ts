import { isApiAnchor } from '../../src/build/api/apiAnchor';
import type { SearchRecord } from '../../src/search/local/types';
import { KINDS, type JudgedQuery } from './queries';

/** Where an answer to a query stood in the list, from 1; null when it was in none of the places that were looked at. */
export type Rank = number | null;

export interface Figures {
  queries: number;
  /** Shares, from 0 to 1. */
  at1: number;
  at3: number;
  /** Mean of 1 / rank, over the places that were looked at. */
  mrr: number;
}

/** How many places of a list are looked at. */
export const LOOKED_AT = 10;

/**
 * The section of each place that can be found, as the queries name their answers: a documented name that has no heading
 * of its own stands in the section of its table.
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

/**
 * @param lists for each place of the list, best first, the addresses that stand there
 */
export function rankOf({ answers }: Pick<JudgedQuery, 'answers'>, places: readonly (readonly string[])[]): Rank {
  const at = places.slice(0, LOOKED_AT).findIndex((urls) => urls.some((url) => answers.includes(url)));
  return at < 0 ? null : at + 1;
}

export function figuresOf(ranks: readonly Rank[]): Figures {
  const share = (within: number) => ranks.filter((rank) => rank !== null && rank <= within).length / ranks.length;
  const mrr = ranks.reduce<number>((sum, rank) => sum + (rank === null ? 0 : 1 / rank), 0) / ranks.length;
  return { queries: ranks.length, at1: share(1), at3: share(3), mrr };
}

/** The figures of several searches for the same queries as a table: all of them, then each kind, each missed query last. */
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
