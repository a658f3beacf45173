import { BoundedMap } from '../../runtime/BoundedMap';

/** A word as it can be asked for, and where it stands in its text. */
export interface Token {
  /** In small letters, without accents. */
  term: string;
  start: number;
  end: number;
}

/** A word, and the parts of it where it is a name that is made of several. */
export interface Word extends Token {
  parts: Token[];
}

/** How many texts are read once alone: those that a query shows, and those that it showed with a letter less. */
const MOST_TEXTS = 500;

/** Letters, digits and the marks on them; an underscore joins what a programmer joined. */
const WORD = /[\p{L}\p{N}_][\p{L}\p{M}\p{N}_]*/gu;

/** The parts of a name: `showCloneButtons`, `parseSQL`, `json_without_ids`, `SQLOptions`. */
const PART = /\p{Lu}+(?!\p{Ll})\p{M}*|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}]+|\p{Lt}[\p{Ll}\p{M}]*|\p{N}+/gu;

/** Letters beyond which a word is not one that anybody looks for. */
const LONGEST = 64;

/** The words of a text as they stand. */
export const wordsOf = (text: string): Token[] => wordsIn(text).map(({ 0: word, index }) => token(word, index));

/** The parts of each name in a text that is made of several. */
export const partsOf = (text: string): Token[] =>
  wordsIn(text).flatMap(({ 0: word, index }) => partsOfWord(word, index));

const texts = new BoundedMap<string, Word[]>(MOST_TEXTS);

/** The words of a text with their parts; a text that was read lately is not read again. */
export function readWords(text: string): readonly Word[] {
  const known = texts.get(text);
  if (known) return known;
  const words = wordsIn(text).map(({ 0: word, index }) => ({ ...token(word, index), parts: partsOfWord(word, index) }));
  texts.set(text, words);
  return words;
}

const wordsIn = (text: string) => [...text.matchAll(WORD)];

function partsOfWord(word: string, start: number): Token[] {
  const parts = [...word.matchAll(PART)];
  return parts.length < 2 ? [] : parts.map(({ 0: part, index }) => token(part, start + index));
}

const token = (word: string, start: number): Token => ({
  term: fold(word).slice(0, LONGEST),
  start,
  end: start + word.length,
});

/** A text in small letters and without accents. */
export const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|_/gu, '')
    .toLowerCase();

/** What a text says when nothing but letters and digits counts: `Parse numbers` and `parseNumbers` say the same. */
export const lettersOf = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');
