import { FACTOR } from './factors';
import type { Marks } from './highlight';
import { nearness } from './nearness';
import { labelOf, type SearchIndex } from './searchIndex';
import { slotsOf, type Slot } from './slots';
import { lettersOf } from './tokenize';
import type { SearchRecord } from './types';

/** A record that answers a query. */
export interface RankedRecord {
  /** Its place among the records of the index. */
  index: number;
  score: number;
}

interface ScoredRecord extends RankedRecord {
  /** The part of its score that its words make, without its name. */
  said: number;
}

/** What a query found, and by which terms. */
export interface Ranking {
  ranked: RankedRecord[];
  marks: Marks;
}

/** Part of the best score that an answer has at least. */
const LEAST = 0.12;
/** Quality from which a term is marked as found. */
const MARKED = 0.3;
/** How many of the best records are read to see where the words stand. */
const MOST_READ = 30;

/**
 * The records that answer a query, best first: those in which more of its words are found, in titles rather than in
 * headings and there rather than in text; a place that is called as the query says stands before all.
 */
export function rankRecords(query: string, index: SearchIndex): Ranking {
  const slots = slotsOf(query, index);
  if (slots.every(({ isStop }) => isStop)) return { ranked: [], marks: new Map() };
  const ranked = bestOf(scoreAll(slots, query, index));
  return { ranked: slots.length < 2 ? ranked : preferPassages(ranked, slots, index), marks: marksOf(slots) };
}

/** Lets the best records gain where the words of the query stand together. */
function preferPassages(ranked: readonly RankedRecord[], slots: readonly Slot[], { wordsOf }: SearchIndex) {
  const slotsOfTerms = new Map<string, number[]>();
  for (const [number, { matches }] of slots.entries()) {
    for (const { term } of matches) slotsOfTerms.set(term, [...(slotsOfTerms.get(term) ?? []), number]);
  }
  const importances = slots.map(({ importance }) => importance);
  const read = ranked.slice(0, MOST_READ).map(({ index, score }) => {
    const near = nearness(wordsOf(index), slotsOfTerms, importances);
    return { index, score: score * (1 + FACTOR.near * near * near) };
  });
  return [...read.sort((a, b) => b.score - a.score || a.index - b.index), ...ranked.slice(MOST_READ)];
}

/** Places that say much less of the words than the best are no answers, whatever they are called. */
function bestOf(scored: readonly ScoredRecord[]): RankedRecord[] {
  const best = scored.reduce((most, { said }) => Math.max(most, said), 0);
  return scored.filter(({ said }) => said >= best * LEAST).sort((a, b) => b.score - a.score || a.index - b.index);
}

function marksOf(slots: readonly Slot[]): Marks {
  const marks = new Map<string, number>();
  for (const { term, length, quality } of slots.flatMap(({ isStop, matches }) => (isStop ? [] : matches))) {
    if (quality >= MARKED) marks.set(term, Math.max(length, marks.get(term) ?? 0));
  }
  return marks;
}

function scoreAll(
  slots: readonly Slot[],
  query: string,
  { records, labels, ranks, pages }: SearchIndex,
): ScoredRecord[] {
  const letters = lettersOf(query);
  const ofPages = slots.map(({ scores }) => bestOfPages(scores, pages));
  const wanted = slots.reduce((sum, { importance }) => sum + importance, 0);
  const scored: ScoredRecord[] = [];
  for (let index = 0; index < records.length; index++) {
    let said = 0;
    let covered = 0;
    let label = 0;
    let inLabel = 0;
    let isFound = false;
    for (const [number, { scores, shares, importance }] of slots.entries()) {
      const score = scores[index] ?? 0;
      const onPage = ofPages[number]?.[pages[index] ?? 0] ?? 0;
      said += importance * (score + FACTOR.page * onPage);
      const own = score / (score + FACTOR.faint);
      const shared = FACTOR.pageCovers * (onPage / (onPage + FACTOR.faint));
      covered += importance * Math.max(own || 0, shared || 0);
      if (score === 0) continue;
      isFound = true;
      const share = shares[index] ?? 0;
      if (share === 0) continue;
      label += share;
      inLabel += importance;
    }
    if (!isFound) continue;
    const coverage = (covered / wanted) ** FACTOR.coverage;
    const called = FACTOR.called * Math.min(label, 1) * (inLabel / wanted) ** FACTOR.coverage;
    const name = called + calledSo(labelOf(records[index] as SearchRecord), labels[index] ?? '', query, letters);
    const rank = ranks[index] ?? 1;
    scored.push({ index, score: (said * coverage + name * wanted) * rank, said: said * coverage });
  }
  return scored;
}

/** The best that any record of each page says. */
function bestOfPages(scores: Float64Array, pages: readonly number[]): number[] {
  const best: number[] = [];
  for (const [record, page] of pages.entries()) best[page] = Math.max(best[page] ?? 0, scores[record] ?? 0);
  return best;
}

function calledSo(label: string, labelLetters: string, query: string, letters: string): number {
  const cased = label.startsWith(query) ? FACTOR.cased : 1;
  if (labelLetters === letters) return FACTOR.exact * cased;
  if (letters.length < 2 || !labelLetters.startsWith(letters)) return 0;
  return FACTOR.begun * cased * (0.5 + (0.5 * letters.length) / labelLetters.length);
}
