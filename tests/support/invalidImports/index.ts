import { IMPORT_LANGUAGES } from '../../../src/demo/core/formats';
import type { ImportLanguage } from '../../../src/demo/core/state';
import { INVALID_CEL } from './cel';
import { INVALID_JSONLOGIC } from './jsonlogic';
import { INVALID_MONGODB } from './mongodb';
import { INVALID_SQL } from './sql';

/** Texts in no language. */
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

/** Fields and operators, as whole words or runs of symbols. */
const WORDS = /\b(?:lastName|age|instrument|job|IN|BETWEEN|LIKE|in|contains)\b|\$\w+|[<>=]=?/g;

/** Variants of an example that are truncated, lack a bracket or quote, or have a word replaced. */
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

/** Texts by language that cannot be imported in full: hand-written ones and broken examples. */
export const INVALID_IMPORTS = Object.fromEntries(
  IMPORT_LANGUAGES.map(({ name, example }) => [name, [...FOREIGN, ...HAND_MADE[name], ...broken(example)]]),
) as Record<ImportLanguage, string[]>;
