// Parts of a page's MDX that are found without parsing it, since authors ask for them in all pages at once.

/** A sample as its page's markdown has it. */
export interface Fence {
  language: string;
  code: string;
  /** In the text, from 1. */
  line: number;
}

const FENCE = /^([ \t]*)(`{3,})(tsx?|jsx?)\b([^\n`]*)\n([^]*?)\n\1\2[ \t]*$/gm;

/** The TypeScript and JavaScript samples that readers see. */
export const shownFences = (text: string): Fence[] =>
  [...text.matchAll(FENCE)].flatMap(({ index, 3: language = '', 4: meta = '', 5: code = '' }) =>
    /\bproof\b/.test(meta) ? [] : [{ language, code, line: text.slice(0, index).split('\n').length }],
  );

/** Names of the examples that a text shows, live or as code. */
export const shownExamples = (text: string): string[] => [
  ...new Set([...text.matchAll(/^[ \t]*<(?:Example|Source)\s[^>]*?\bname="([^"]+)"/gm)].map(([, name = '']) => name)),
];
