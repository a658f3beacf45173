import { isApiAnchor } from '../../src/gatsby/api/symbolLocations';
import type { SearchRecord } from '../../src/shared/search/record';

/** What was searched for, and where. */
export interface Judged {
  query: string;
  version: string;
  /** Addresses of the sections that answer, equally well. One without an anchor means the top of the page. */
  answers: string[];
}

/** Shares, from 0 to 1, of what has its answer first, among the first three, or on a page among the first three. */
export interface Figures {
  first: number;
  amongThree: number;
  pageAmongThree: number;
}

/** Number of results that are judged. */
export const JUDGED_RESULTS = 3;

/**
 * Maps the address of each record to the section that the answers name. An API name without its own heading belongs to
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

export const isAnswered = (answers: readonly string[], found: readonly string[]): boolean =>
  found.some((address) => answers.includes(address));

const pageOf = (address: string) => address.replace(/#.*/, '');

/** @param found sections that each search found, best first */
export function figuresOf(judged: readonly Judged[], found: readonly string[][]): Figures {
  const share = (isGood: (answers: string[], sections: string[]) => boolean) =>
    judged.filter(({ answers }, index) => isGood(answers, found[index] ?? [])).length / judged.length;
  return {
    first: share((answers, sections) => isAnswered(answers, sections.slice(0, 1))),
    amongThree: share(isAnswered),
    pageAmongThree: share((answers, sections) => isAnswered(answers.map(pageOf), sections.map(pageOf))),
  };
}
