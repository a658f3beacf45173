import { IMPORT_LANGUAGES } from '../../../src/demo/core/formats';
import type { ImportLanguage } from '../../../src/demo/core/state';
import { INVALID_CEL } from './cel';
import { INVALID_JSONLOGIC } from './jsonlogic';
import { INVALID_MONGODB } from './mongodb';
import { INVALID_SQL } from './sql';

/** Texts of no language at all. */
const FOREIGN = [
  '<!doctype html><p class="a">age &gt; 5</p>',
  'age is more than five',
  '}{',
  '🎺',
  '\0',
  '~',
  "'; DROP TABLE musicians; --",
];

const HAND_MADE: Record<ImportLanguage, string[]> = {
  sql: INVALID_SQL,
  mongodb: INVALID_MONGODB,
  cel: INVALID_CEL,
  jsonlogic: INVALID_JSONLOGIC,
};

/** Names of fields and operators, as whole words or runs of signs. */
const WORDS = /\b(?:lastName|age|instrument|job|IN|BETWEEN|LIKE|in|contains)\b|\$\w+|[<>=]=?/g;

/** An example that is cut off, lacks a bracket or a quote, or has another word in the place of one. */
function broken(example: string): string[] {
  const cut = [...example].map((_, index) => `${example.slice(0, index)}(`);
  const lacking = [...example.matchAll(/[()[\]{}'"]/g)].map(
    ({ index }) => example.slice(0, index) + example.slice(index + 1),
  );
  const replaced = [...example.matchAll(WORDS)].map(
    ({ index, 0: word }) => `${example.slice(0, index)}qqq${example.slice(index + word.length)}`,
  );
  return [...cut, ...lacking, ...replaced];
}

/** Texts in each language that cannot become a query, or not all of them: made by hand, and of the examples. */
export const INVALID_IMPORTS = Object.fromEntries(
  IMPORT_LANGUAGES.map(({ name, example }) => [name, [...FOREIGN, ...HAND_MADE[name], ...broken(example)]]),
) as Record<ImportLanguage, string[]>;
