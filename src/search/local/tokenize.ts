export interface Token {
  /** Lower case, without accents. */
  term: string;
  start: number;
  end: number;
}

/** A word; if it is a name made of several words, with its parts. */
export interface Word extends Token {
  parts: Token[];
}

/** Letters, digits and combining marks; an underscore joins words, as in identifiers. */
const WORD = /[\p{L}\p{N}_][\p{L}\p{M}\p{N}_]*/gu;

/** Parts of names such as `showCloneButtons`, `parseSQL`, `json_without_ids` and `SQLOptions`. */
const NAME_PART = /\p{Lu}+(?!\p{Ll})\p{M}*|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}]+|\p{Lt}[\p{Ll}\p{M}]*|\p{N}+/gu;

/** Endings that hardly change the meaning of a word. */
const ENDING = /(?:ations?|ating|ators?|at(?:ed?|es)|ings?|ers?|ed|ies|es|s|e|y|ment)$/;

/** What an ending doubles: `drag` is in `dragging`. */
const DOUBLED = /([bdgmnprt])\1$/;

const MIN_STEM_LENGTH = 4;

const MAX_TERM_LENGTH = 64;

export const tokenize = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ ...token(word, index), parts: partsOfName(word, index) }));

function partsOfName(name: string, start: number): Token[] {
  const parts = [...name.matchAll(NAME_PART)];
  return parts.length < 2 ? [] : parts.map(({ 0: part, index }) => token(part, start + index));
}

const token = (word: string, start: number): Token => ({
  term: normalize(word).slice(0, MAX_TERM_LENGTH),
  start,
  end: start + word.length,
});

const normalize = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|_/gu, '')
    .toLowerCase();

/** Removes the ending of a term: `validation` and `validating` have the same stem. */
export function stemWord(term: string): string {
  const withoutEnding = term.replace(ENDING, '');
  const stemmed = withoutEnding === term ? term : withoutEnding.replace(DOUBLED, '$1');
  if (stemmed.length >= MIN_STEM_LENGTH) return stemmed;
  return term.length >= MIN_STEM_LENGTH ? term.replace(/([^s])s$/, '$1') : term;
}

/** Words that hardly tell what a text is about. */
export const STOP_WORDS = new Set(
  'a again also am an and are as at be been by can could do does for from get has have how i if in into is it its just let make may me might must my need no not of on one or our people should so someone still than that the their them then there they this to too use user users want wants was were what when where which why will with without work would you your'.split(
    ' ',
  ),
);

/** The stems of a text's words, without stop words. */
export const contentStems = (text: string): Set<string> =>
  new Set(tokenize(text).flatMap(({ term }) => (STOP_WORDS.has(term) ? [] : stemWord(term))));

/** Letters and digits of a text: equal for `Parse numbers` and `parseNumbers`. */
export const lettersOnly = (text: string): string => normalize(text).replace(/[^\p{L}\p{N}]/gu, '');
