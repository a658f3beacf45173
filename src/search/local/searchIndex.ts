import SearchableMap from 'minisearch/SearchableMap';
import { lettersOf, partsOf, wordsOf } from './tokenize';
import type { SearchRecord, Synonym } from './types';

/** The records in which a term stands, how much it says in each, and how much of the label it is, from 0 to 1. */
export interface Postings {
  records: number[];
  weights: number[];
  shares: number[];
}

/** What queries are asked of. */
export interface SearchIndex {
  records: readonly SearchRecord[];
  terms: SearchableMap<Postings>;
  /** The label of each record as letters alone. */
  labels: string[];
  /** Why a record stands before another that fits as well. */
  ranks: number[];
  /** The page of each record, by its number. */
  pages: number[];
  /** The words of a record, each as it stands and in its parts; read when first wanted. */
  wordsOf(record: number): string[][];
  /** What the documents say for what visitors say. */
  synonyms: ReadonlyMap<string, string[][]>;
}

/** How much a word says of a place, by where it stands: titles beat headings, headings beat text. */
export const WEIGHT = { label: 5, part: 5.3, pair: 5, path: 4, title: 6, above: 1.3, category: 1.7, text: 2 };

/** A page stands before its sections, and a heading before a row of a table. */
export const RANK = { page: 1, site: 1.8, section: 1, symbol: 1.2, row: 0.5 };

/** BM25: how soon a word that comes again says nothing more, and how much long texts count less. */
export const BM25 = { saturation: 1.2, length: 0.4 };
/** Words of a text of middling length. */
const AVERAGE = 40;

/** Makes the index of some records. */
export function createSearchIndex(records: readonly SearchRecord[], synonyms: readonly Synonym[]): SearchIndex {
  const terms = new SearchableMap<Postings>();
  const addresses = new Set<string>();
  const ranks = records.map((record) => {
    const address = urlOf(record);
    const isRow = addresses.has(address) || record.anchor?.startsWith('api-');
    addresses.add(address);
    return isRow ? RANK.row : RANK[record.kind];
  });
  for (const [index, record] of records.entries()) {
    const shares = sharesOf(labelOf(record));
    for (const [term, weight] of weightsOf(record)) {
      const postings = terms.fetch(term, () => ({ records: [], weights: [], shares: [] }));
      postings.records.push(index);
      postings.weights.push(weight);
      postings.shares.push(shares.get(term) ?? 0);
    }
  }
  const labels = records.map((record) => lettersOf(labelOf(record)));
  const paths = [...new Set(records.map(({ path }) => path))];
  const numbers = new Map(paths.map((path, number) => [path, number]));
  const pages = records.map(({ path }) => numbers.get(path) ?? 0);
  return { records, terms, labels, ranks, pages, wordsOf: readOnce(records), synonyms: synonymsOf(synonyms) };
}

function readOnce(records: readonly SearchRecord[]): SearchIndex['wordsOf'] {
  const read: string[][][] = [];
  return (number) => {
    const record = records[number];
    return (read[number] ??= record ? wordsWithParts(`${labelOf(record)} ${record.text}`) : []);
  };
}

const wordsWithParts = (text: string): string[][] =>
  wordsOf(text).map(({ term, start, end }) => [term, ...partsOf(text.slice(start, end)).map((part) => part.term)]);

/** What a place is called. */
export const labelOf = ({ headings, title }: Pick<SearchRecord, 'headings' | 'title'>) => headings.at(-1) ?? title;

/** Where a place is. */
export const urlOf = ({ path, anchor }: Pick<SearchRecord, 'path' | 'anchor'>) =>
  anchor === null ? path : `${path}#${anchor}`;

/** How much of a label each of its words, its parts and its pairs of words is. */
function sharesOf(label: string): Map<string, number> {
  const words = wordsOf(label).map(({ term }) => term);
  const whole = words.join('').length;
  const all = [...words, ...partsOf(label).map(({ term }) => term), ...pairsOf(words), ...endingsOf(label)];
  return new Map(all.map((term) => [term, term.length / whole]));
}

function weightsOf(record: SearchRecord): Map<string, number> {
  const weights = new Map<string, number>();
  const add = (term: string, weight: number) => weights.set(term, (weights.get(term) ?? 0) + weight);
  const addOnce = (texts: readonly string[], weight: number) => {
    for (const term of new Set(texts.flatMap(termsOf))) add(term, weight);
  };

  const { title, category, headings, path, text } = record;
  const label = labelOf(record);
  const words = wordsOf(label).map(({ term }) => term);
  for (const term of new Set(words)) add(term, WEIGHT.label);
  for (const { term } of partsOf(label)) if (!weights.has(term)) add(term, WEIGHT.part);
  for (const pair of pairsOf(words)) add(pair, WEIGHT.pair);
  for (const ending of endingsOf(label)) if (!weights.has(ending)) add(ending, WEIGHT.part);

  if (headings.length === 0) {
    addOnce([path.split('/').at(-1) ?? ''], WEIGHT.path);
  } else {
    addOnce([title], WEIGHT.title);
    addOnce(headings.slice(0, -1), WEIGHT.above);
  }
  if (category !== null) addOnce([category], WEIGHT.category);

  const said = termsOf(text);
  const counts = new Map<string, number>();
  for (const term of said) counts.set(term, (counts.get(term) ?? 0) + 1);
  const { saturation, length } = BM25;
  const norm = saturation * (1 - length + (length * said.length) / AVERAGE);
  for (const [term, count] of counts) add(term, (WEIGHT.text * (count * (saturation + 1))) / (count + norm));
  return weights;
}

const termsOf = (text: string) => [...wordsOf(text), ...partsOf(text)].map(({ term }) => term);

/** Neighbours written as one word: `class names` is asked for as `classnames`. */
const pairsOf = (words: readonly string[]) => words.slice(1).map((word, index) => `${words[index]}${word}`);

/** The names of a text from each of their parts on: `showCloneButtons` is asked for as `clonebuttons`. */
const endingsOf = (text: string): string[] =>
  wordsOf(text).flatMap(({ start, end }) => {
    const parts = partsOf(text.slice(start, end)).map(({ term }) => term);
    return parts.map((_, at) => parts.slice(at).join('')).slice(1, -1);
  });

function synonymsOf(synonyms: readonly Synonym[]): Map<string, string[][]> {
  const found = new Map<string, string[][]>();
  for (const [said, meant] of synonyms) {
    const key = plainTerms(said).join(' ');
    found.set(key, [...(found.get(key) ?? []), ...meant.map(plainTerms)]);
  }
  return found;
}

/** The words of a query or of a synonym. */
const plainTerms = (text: string) => wordsOf(text).map(({ term }) => term);
