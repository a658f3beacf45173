import type { Marks } from './highlight';
import { matchWord, type TermMatch } from './matchWord';
import { labelOf, type SearchIndex } from './searchIndex';
import { nearness } from './nearness';
import { lettersOf, partsOf, wordsOf } from './tokenize';
import type { SearchRecord } from './types';

/** A record that answers a query. */
export interface RankedRecord {
  /** Its place among the records of the index. */
  index: number;
  score: number;
}

/** What a query found, and by which terms. */
export interface Ranking {
  ranked: RankedRecord[];
  marks: Marks;
}

/** Words without which a query still says what it asks for. */
const STOP_WORDS = new Set(
  'a an and are as at be by can do does for from get has have how i if in is it its me my no not of on one or so that the then there this to use want what when where which why will with without work you'.split(
    ' ',
  ),
);
/** Part of the best score that an answer has at least. */
const LEAST = 0.06;
/** Quality from which a term is marked as found. */
const MARKED = 0.3;
/** Longest synonym, in words. */
const LONGEST_PHRASE = 4;

/** How many of the best records are read to see where the words stand. */
const MOST_READ = 30;

/** Words of a query that count. */
const MOST_WORDS = 16;

/** What counts how much; the last three are what a place gains that is called as the query says. */
export const FACTOR = {
  stop: 0.3,
  synonym: 0.5,
  joined: 0.55,
  coverage: 2,
  near: 0.5,
  cased: 1.6,
  exact: 34,
  begun: 9.5,
  called: 8,
  page: 0.2,
  pageCovers: 0.3,
  faint: 0.13,
  rarity: 0.6,
};

/** What a part of the query says in each record, and how much of the record's label that is. */
interface Said {
  scores: Float64Array;
  shares: Float64Array;
}

/** A word of the query, with what else it may mean where it stands. */
interface Slot extends Said {
  isStop: boolean;
  matches: TermMatch[];
  /** How much it matters that a record has it. */
  importance: number;
}

/**
 * The records that answer a query, best first: those in which more of its words are found, in titles rather than in
 * headings and there rather than in text; a place that is called as the query says stands before all.
 */
export function rankRecords(query: string, index: SearchIndex): Ranking {
  const words = queryWords(query, index).slice(0, MOST_WORDS);
  const slots = words.map((word) => slotOf(word, words, index));
  addPhrases(words, slots, index);
  for (const slot of slots) slot.importance = rarity(slot.scores) * (slot.isStop ? FACTOR.stop : 1);
  const known = slots.filter(({ scores }) => scores.some((score) => score > 0));
  if (known.every(({ isStop }) => isStop)) return { ranked: [], marks: new Map() };
  const ranked = bestOf(scoreAll(known, query, index));
  return { ranked: known.length < 2 ? ranked : preferPassages(ranked, known, index), marks: marksOf(known) };
}

/** The words of a query; a name that the documents do not have is asked for by its parts. */
function queryWords(query: string, { terms }: SearchIndex): string[] {
  return wordsOf(query).flatMap(({ term, start, end }) => {
    const parts = partsOf(query.slice(start, end)).map((part) => part.term);
    return parts.length === 0 || matchWord(term, terms).length > 0 ? [term] : parts;
  });
}

/** Lets the best records gain where the words of the query stand together. */
function preferPassages(ranked: readonly RankedRecord[], slots: readonly Slot[], { wordsOf }: SearchIndex) {
  const slotsOf = new Map<string, number[]>();
  for (const [number, { matches }] of slots.entries()) {
    for (const { term } of matches) slotsOf.set(term, [...(slotsOf.get(term) ?? []), number]);
  }
  const importances = slots.map(({ importance }) => importance);
  const read = ranked.slice(0, MOST_READ).map(({ index, score }) => {
    const near = nearness(wordsOf(index), slotsOf, importances);
    return { index, score: score * (1 + FACTOR.near * near * near) };
  });
  return [...read.sort((a, b) => b.score - a.score || a.index - b.index), ...ranked.slice(MOST_READ)];
}

/** Places that answer much worse than the best are no answers. */
function bestOf(ranked: readonly RankedRecord[]): RankedRecord[] {
  const best = ranked.reduce((most, { score }) => Math.max(most, score), 0);
  return ranked.filter(({ score }) => score >= best * LEAST).sort((a, b) => b.score - a.score || a.index - b.index);
}

function marksOf(slots: readonly Slot[]): Marks {
  const marks = new Map<string, number>();
  for (const { term, length, quality } of slots.flatMap(({ isStop, matches }) => (isStop ? [] : matches))) {
    if (quality >= MARKED) marks.set(term, Math.max(length, marks.get(term) ?? 0));
  }
  return marks;
}

function slotOf(word: string, words: readonly string[], index: SearchIndex): Slot {
  const matches = matchWord(word, index.terms);
  const isStop = isStopWord(word) && !words.every(isStopWord);
  return { ...scoresOf(matches, index), matches, isStop, importance: 0 };
}

const isStopWord = (word: string) => STOP_WORDS.has(word);

/** The best that any of some terms says in each record. */
function scoresOf(matches: readonly TermMatch[], { records }: SearchIndex): Said {
  const scores = new Float64Array(records.length);
  const shares = new Float64Array(records.length);
  for (const { term, quality, length, postings } of matches) {
    for (const [place, record] of postings.records.entries()) {
      const score = quality * (postings.weights[place] ?? 0);
      if (score > (scores[record] ?? 0)) scores[record] = score;
      const share = (((postings.shares[place] ?? 0) * length) / term.length) * Math.min(1, quality + 0.2);
      if (share > (shares[record] ?? 0)) shares[record] = share;
    }
  }
  return { scores, shares };
}

/** A word that stands in few records says more than one that stands in all. */
function rarity(scores: Float64Array): number {
  let count = 0;
  for (const score of scores) if (score > 0) count++;
  return Math.log(1 + scores.length / (count + 1)) ** FACTOR.rarity;
}

/** Lets words that belong together stand for what they mean together: synonyms, and names written as one word. */
function addPhrases(words: readonly string[], slots: Slot[], index: SearchIndex) {
  for (let start = 0; start < words.length; start++) {
    for (let end = start + 1; end <= Math.min(words.length, start + LONGEST_PHRASE); end++) {
      const phrase = words.slice(start, end);
      const joined = end === start + 2 ? [{ terms: [phrase.join('')], quality: FACTOR.joined }] : [];
      const meant = (index.synonyms.get(phrase.join(' ')) ?? []).map((terms) => ({ terms, quality: FACTOR.synonym }));
      for (const { terms, quality } of [...joined, ...meant]) {
        const found = terms.map((term) => matchWord(term, index.terms).filter((it) => it.term.startsWith(term)));
        if (found.some((some) => some.length === 0)) continue;
        const said = phraseScores(found, quality, index);
        for (const slot of slots.slice(start, end)) {
          raise(slot, said, end - start);
          slot.matches.push(...found.flat());
        }
      }
    }
  }
}

/** What some terms, each given by what matches it, say in the records that have them all. */
function phraseScores(terms: readonly (readonly TermMatch[])[], quality: number, index: SearchIndex): Said {
  const said = terms.map((found) => scoresOf(found, index));
  const scores = Float64Array.from(index.records, (_, record) => {
    const parts = said.map((it) => it.scores[record] ?? 0);
    return parts.every((part) => part > 0) ? (quality * parts.reduce((a, b) => a + b)) / parts.length : 0;
  });
  const shares = Float64Array.from(index.records, (_, record) => {
    const parts = said.map((it) => it.shares[record] ?? 0);
    return parts.every((part) => part > 0) ? quality * parts.reduce((a, b) => a + b) : 0;
  });
  return { scores, shares };
}

/** Words that stand for something together say it between them. */
function raise({ scores, shares }: Slot, others: Said, words: number) {
  for (const [record, score] of others.scores.entries()) if (score > (scores[record] ?? 0)) scores[record] = score;
  for (const [record, whole] of others.shares.entries()) {
    const share = whole / words;
    if (share > (shares[record] ?? 0)) shares[record] = share;
  }
}

function scoreAll(
  slots: readonly Slot[],
  query: string,
  { records, labels, ranks, pages }: SearchIndex,
): RankedRecord[] {
  const letters = lettersOf(query);
  const ofPages = slots.map(({ scores }) => bestOfPages(scores, pages));
  const wanted = slots.reduce((sum, { importance }) => sum + importance, 0);
  const ranked: RankedRecord[] = [];
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
    const score =
      said * coverage +
      (called + calledSo(labelOf(records[index] as SearchRecord), labels[index] ?? '', query, letters)) * wanted;
    ranked.push({ index, score: score * (ranks[index] ?? 1) });
  }
  return ranked;
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
