import type { default as MiniSearch, SearchOptions, SearchResult } from 'minisearch';
import type { Marks } from './markMatches';
import { FIELDS, sayingOf, type SearchIndex } from './searchIndex';
import { askedType, rankTypes } from './rankTypes';
import { contentStems, lettersOnly, STOP_WORDS, stemWord, tokenize } from './tokenize';
import type { SearchRecord } from '../../shared/search/record';

interface Ranking {
  ranked: SearchRecord[];
  marks: Marks;
}

interface WordMatches {
  isStopWord: boolean;
  /** Scores by index of the record. */
  scores: Map<number, number>;
  terms: Set<string>;
}

// Tuned with the judged queries of bench/search.

/** Weight of a match, by field. */
const FIELD_BOOSTS = { label: 3.2, pageTitle: 4.6, headings: 1.3, category: 15, fileName: 16, text: 0.75, asked: 1.05 };

/** BM25: how soon repeated words stop counting, and how much less long texts count. */
const BM25 = { k: 0.76, b: 0.4, d: 0.39 };

/** Weights of matches other than the word itself. */
const MATCH_WEIGHTS = { prefix: 0.13, fuzzy: 0.7 };
const SYNONYM_WEIGHT = 0.85;

/** Weight of words such as `the`, and of rare words. */
const STOP_WORD_WEIGHT = 0.3;
const RARITY_EXPONENT = 0.45;

/** Weight of records that contain more of the words, and the score at which a word is half covered. */
const COVERAGE_EXPONENT = 3.6;
const HALF_COVERED = 0.18;

/** How far scores are normalized by word: 1 gives the best match of every word the same score. */
const SCALE_EXPONENT = 0.65;

/** Weight of labels that equal the query or begin with it. */
const LABEL_EQUALS_QUERY = 1000;
const LABEL_BEGINS_WITH_QUERY = 100;

/** A documented name ranks above a passage, the section of a table above its rows. */
const SYMBOL_WEIGHT = 1.6;
const ROW_WEIGHT = 0.05;

/** What a record weighs more, the more a wording of it resembles the query; a question weighs little without. */
const WORDING_WEIGHT = 1.5;
const QUESTION_WORDING_WEIGHT = 2.5;
const QUESTION_WEIGHT = 0.2;

/** Minimum relevance for queries of several words, relative to the best record. */
const MIN_RELEVANCE = 0.02;

const MAX_QUERY_WORDS = 16;
const MAX_PHRASE_WORDS = 4;

const EXACT: SearchOptions = {
  boost: FIELD_BOOSTS,
  bm25: BM25,
  weights: MATCH_WEIGHTS,
  tokenize: (terms) => terms.split(' '),
  processTerm: (term) => term,
  combineWith: 'AND',
};
const PREFIX: SearchOptions = { ...EXACT, prefix: true };
/** The beginning of a name, too short to be found in what people say. */
const NAME_PREFIX: SearchOptions = { ...PREFIX, fields: FIELDS.filter((field) => field !== 'asked') };
const MAX_NAME_PREFIX = 2;
const ONE_EDIT: SearchOptions = { ...EXACT, fuzzy: ({ length }) => (length < 4 ? false : 1) };
const TWO_EDITS: SearchOptions = { ...EXACT, fuzzy: ({ length }) => (length < 6 ? false : 2) };

/**
 * MiniSearch's own ranking undervalues rare words, records with most of the words, and labels equal to the query. Tuned
 * as well, it has the answer first for 85 of 100 judged queries; this one for 92.
 */
export function rankRecords(query: string, index: SearchIndex): Ranking {
  const words = queryWords(query, index);
  const matches = words.map((word) => matchWord(word, words, index));
  addSynonyms(words, matches, index);
  const found = matches.filter(({ scores }) => scores.size > 0);
  const searched = found.filter(({ isStopWord }) => !isStopWord);
  const candidates = new Set(searched.flatMap(({ scores }) => [...scores.keys()]));
  const relevanceOf = relevanceBy(found, index);
  const letters = lettersOnly(query);
  const stems = contentStems(query);
  const scored = [...candidates].map((id) => {
    const relevance = relevanceOf(id);
    return {
      id,
      relevance,
      score: relevance * labelWeight(index.labels[id] ?? '', letters) * kindWeight(id, index, stems),
    };
  });
  const minRelevance = found.length < 2 ? 0 : MIN_RELEVANCE * maximum(scored.map(({ relevance }) => relevance));
  const ranked = scored
    .filter(({ relevance }) => relevance >= minRelevance)
    .sort((a, b) => b.score - a.score || a.id - b.id)
    .flatMap(({ id }) => index.records[id] ?? []);
  const type = askedType(query);
  const typed = type ? rankTypes(type, index.records) : [];
  return { ranked: [...new Set([...typed, ...ranked])], marks: marksOf(words, searched) };
}

/** The words of a query; names that nobody knows are split into their parts, not taken for other names. */
function queryWords(query: string, { miniSearch, synonyms }: SearchIndex): string[] {
  const isKnown = (term: string) => synonyms.has(sayingOf([term])) || miniSearch.search(term, PREFIX).length > 0;
  const words = tokenize(query).flatMap(({ term, parts }) =>
    parts.length === 0 || isKnown(term) ? [term] : parts.map((part) => part.term),
  );
  return words.slice(0, MAX_QUERY_WORDS);
}

function matchWord(word: string, words: readonly string[], { miniSearch }: SearchIndex): WordMatches {
  const matches: WordMatches = {
    isStopWord: STOP_WORDS.has(word) && !words.every((it) => STOP_WORDS.has(it)),
    scores: new Map(),
    terms: new Set(),
  };
  const itself = miniSearch.search(word, word.length > MAX_NAME_PREFIX ? PREFIX : NAME_PREFIX);
  addResults(matches, itself);
  if (stemWord(word) !== word) addResults(matches, miniSearch.search(stemWord(word), EXACT));
  if (itself.length === 0) addResults(matches, findMisspelled(word, miniSearch));
  return matches;
}

/** Two edits may only leave out or swap letters: `formik` is another word than `format`. */
function findMisspelled(word: string, miniSearch: MiniSearch): SearchResult[] {
  const hasLetters = (term: string) => [...word].every((letter) => term.includes(letter));
  const twice = miniSearch.search(word, TWO_EDITS).filter(({ terms }) => terms.some(hasLetters));
  return [...miniSearch.search(word, ONE_EDIT), ...twice];
}

function addResults({ scores, terms }: WordMatches, results: readonly SearchResult[], weight = 1) {
  for (const result of results) {
    const id = result.id as number;
    scores.set(id, Math.max(scores.get(id) ?? 0, result.score * weight));
    for (const term of result.terms) terms.add(term);
  }
}

/** Phrases that have a synonym also find what the synonym finds. */
function addSynonyms(words: readonly string[], matches: readonly WordMatches[], { miniSearch, synonyms }: SearchIndex) {
  for (const start of words.keys()) {
    for (let end = start + 1; end <= Math.min(words.length, start + MAX_PHRASE_WORDS); end++) {
      for (const synonym of synonyms.get(sayingOf(words.slice(start, end))) ?? []) {
        const results = miniSearch.search(synonym, PREFIX);
        // MiniSearch adds the scores of the words and multiplies the sum by their number.
        const weight = SYNONYM_WEIGHT / synonym.split(' ').length ** 2;
        for (const match of matches.slice(start, end)) addResults(match, results, weight);
      }
    }
  }
}

function relevanceBy(found: readonly WordMatches[], { records }: SearchIndex): (id: number) => number {
  const words = found.map(({ scores, isStopWord }) => {
    const rarity = Math.log(1 + records.length / (scores.size + 1)) ** RARITY_EXPONENT;
    return {
      scores,
      importance: rarity * (isStopWord ? STOP_WORD_WEIGHT : 1),
      scale: maximum(scores.values()) ** -SCALE_EXPONENT,
    };
  });
  const total = words.reduce((sum, { importance }) => sum + importance, 0);

  return (id) => {
    let relevance = 0;
    let covered = 0;
    for (const { scores, importance, scale } of words) {
      const score = (scores.get(id) ?? 0) * scale;
      relevance += importance * score;
      covered += (importance / total) * (score / (score + HALF_COVERED));
    }
    return relevance * covered ** COVERAGE_EXPONENT;
  };
}

function maximum(numbers: Iterable<number>): number {
  let most = 0;
  for (const number of numbers) most = Math.max(most, number);
  return most;
}

function labelWeight(label: string, query: string): number {
  if (label === query) return LABEL_EQUALS_QUERY;
  if (query.length < 2 || !label.startsWith(query)) return 1;
  return 1 + LABEL_BEGINS_WITH_QUERY * (0.5 + (0.5 * query.length) / label.length);
}

function kindWeight(id: number, { records, isRow, wordings }: SearchIndex, stems: ReadonlySet<string>): number {
  const resemblance = maximum((wordings[id] ?? []).map((wording) => similarity(wording, stems)));
  const kind = records[id]?.kind;
  if (kind === 'question') return QUESTION_WEIGHT + QUESTION_WORDING_WEIGHT * resemblance;
  if (isRow[id]) return ROW_WEIGHT;
  return (kind === 'symbol' ? SYMBOL_WEIGHT : 1) * (1 + WORDING_WEIGHT * resemblance);
}

/** The share of the words of either that both have. */
function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / Math.max(one.size + other.size - shared, 1);
}

/** Marks only the typed letters of a term that begins with a query word. */
function marksOf(words: readonly string[], found: readonly WordMatches[]): Marks {
  const terms = new Set(found.flatMap((matches) => [...matches.terms]));
  return new Map(
    [...terms].map((term) => {
      const lengths = words.filter((word) => term.startsWith(word)).map(({ length }) => length);
      return [term, Math.max(...lengths, 0) || term.length];
    }),
  );
}
