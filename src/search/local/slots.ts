import { FACTOR } from './factors';
import { matchBeginnings, matchWord, type TermMatch } from './matchWord';
import type { SearchIndex } from './searchIndex';
import { partsOf, wordsOf } from './tokenize';

/** Words without which a query still says what it asks for. */
const STOP_WORDS = new Set(
  'a an and are as at be by can do does for from get has have how i if in is it its me my no not of on one or so that the then there this to use want what when where which why will with without work you'.split(
    ' ',
  ),
);
/** Longest synonym, in words. */
const LONGEST_PHRASE = 4;

/** Words of a query that count. */
const MOST_WORDS = 16;

/** What a part of the query says in each record, and how much of the record's label that is. */
interface Said {
  scores: Float64Array;
  shares: Float64Array;
}

/** A word of the query, with what else it may mean where it stands. */
export interface Slot extends Said {
  isStop: boolean;
  matches: TermMatch[];
  /** How much it matters that a record has it. */
  importance: number;
}

/** The words of a query that say something of the records of an index. */
export function slotsOf(query: string, index: SearchIndex): Slot[] {
  const words = queryWords(query, index).slice(0, MOST_WORDS);
  const slots = words.map((word) => slotOf(word, words, index));
  addPhrases(words, slots, index);
  for (const slot of slots) slot.importance = rarity(slot.scores) * (slot.isStop ? FACTOR.stop : 1);
  return slots.filter(({ scores }) => scores.some((score) => score > 0));
}

/** The words of a query; a name that the documents do not have is asked for by its parts. */
function queryWords(query: string, { terms }: SearchIndex): string[] {
  return wordsOf(query).flatMap(({ term, start, end }) => {
    const parts = partsOf(query.slice(start, end)).map((part) => part.term);
    return parts.length === 0 || matchWord(term, terms).length > 0 ? [term] : parts;
  });
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
        const found = terms.map((term) => matchBeginnings(term, index.terms));
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
