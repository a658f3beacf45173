import type SearchableMap from 'minisearch/SearchableMap';
import type { Postings } from './searchIndex';

/** A term of the index that may be what a word means. */
export interface TermMatch {
  term: string;
  /** 1 for the word itself, less the further it is from it. */
  quality: number;
  postings: Postings;
  /** How many letters of the term the word gives; all of them unless the term only begins with it. */
  length: number;
}

export const QUALITY = { prefix: 1, stem: 0.7, fuzzy: 0.67, close: 0.45 };

/** Fewest letters of a word in which an error is looked for, and of one in which two are. */
const ONE_ERROR = 4;
const TWO_ERRORS = 6;

/** Endings without which a word still means about the same. */
const ENDING = /(?:ations?|ating|ators?|at(?:ed?|es)|ings?|ers?|ed|ies|es|e|y|ment)$/;

/** How many letters a term may have beyond a stem. */
const LONGEST_ENDING = 6;

/** The terms that begin with a word, itself among them. */
export function matchBeginnings(word: string, terms: SearchableMap<Postings>): TermMatch[] {
  return [...terms.atPrefix(word)].map(([term, postings]) => ({
    term,
    quality: term === word ? 1 : QUALITY.prefix * closeness(word.length, term.length),
    postings,
    length: word.length,
  }));
}

/**
 * The terms that a word may mean: itself, those that begin with it, those with another ending and, where it is no term
 * itself, those that are a slip of the keyboard away.
 */
export function matchWord(word: string, terms: SearchableMap<Postings>): TermMatch[] {
  const found = new Map(matchBeginnings(word, terms).map((match) => [match.term, match]));
  const add = (term: string, quality: number, postings: Postings) => {
    if ((found.get(term)?.quality ?? 0) < quality) found.set(term, { term, quality, postings, length: term.length });
  };

  const begun = found.size > 0;
  for (const stem of stemsOf(word)) {
    for (const [term, postings] of terms.atPrefix(stem)) {
      if (term.length <= stem.length + LONGEST_ENDING)
        add(term, QUALITY.stem * closeness(stem.length, term.length), postings);
    }
  }
  if (!found.has(word) && word.length >= ONE_ERROR) {
    for (const [term, [postings, distance]] of terms.fuzzyGet(word, word.length >= TWO_ERRORS ? 2 : 1)) {
      if (distance === 0) continue;
      const errors = isSwap(word, term) ? 1 : distance;
      const quality = (QUALITY.fuzzy * (begun ? 0.5 : 1)) / errors;
      add(term, quality * (term[0] === word[0] ? 1 : 0.5), postings);
    }
  }
  return [...found.values()];
}

/** 1 for a term of the same length, less for one that goes on; long terms are parts of names. */
const closeness = (length: number, whole: number) => QUALITY.close + (1 - QUALITY.close) * (length / whole);

function stemsOf(word: string): string[] {
  const stems = [];
  if (/[^s]s$/.test(word) && word.length > 3) stems.push(word.slice(0, -1));
  const stem = word.replace(ENDING, '');
  if (stem !== word && stem.length >= 4) stems.push(stem);
  return stems;
}

/** Whether two words differ in the order of two neighbours, which counts as two errors but is one. */
function isSwap(word: string, term: string): boolean {
  if (word.length !== term.length) return false;
  const at = [...word].findIndex((letter, index) => letter !== term[index]);
  return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2) === term;
}
