import { expect, test } from 'vitest';
import { IMPORT_LANGUAGES } from './languages';
import { EXAMPLES } from './examples';
import { importQuery } from './importQuery';
import { fields } from '../fields';
import type { ImportLanguage } from '../state';

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

/** Texts that are wrong in one language. */
const WRONG: Record<ImportLanguage, readonly string[]> = {
  sql: ["firstName = 'Ella", 'firstName ==== 1', "nickname = 'E'", 'SELECT', "firstName = 'E' AND", '('],
  mongodb: ['{"firstName": }', '[]', '{"nickname": "E"}', '{"$where": "1"}', '{"firstName": {"$type": 2}}', '{'],
  cel: ['firstName ==', 'size(job) > 1', 'nickname == "E"', 'firstName == "E" &&', '(age > 1', '"'],
  jsonlogic: ['{"==": [', '{"==": [{"var": "nickname"}, "E"]}', '{"map": [[], 1]}', 'null', '[]', '{"and": []}'],
  json: ['{"rules": 5}', '[]', '{"combinator": "xor", "rules": []}', '{"combinator": "and", "rules": [5]}'],
};

/** Fields and operators, as whole words or runs of symbols; the demo's own format keeps operators. */
const WORDS = /\b(?:lastName|age|instrument|job|IN|BETWEEN|LIKE|in(?!",)|contains(?!",))\b|\$\w+|[<>=](?!",)=?/g;

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

test.each(IMPORT_LANGUAGES)('no broken text in $name becomes a query', async ({ name }) => {
  for (const text of [...FOREIGN, ...WRONG[name], ...broken(EXAMPLES[name])]) {
    const result = await importQuery(name, text, { listsAsArrays: false, independentCombinators: false, fields });
    if (!('problem' in result)) throw new Error(`became a query: ${text}`);
    const { problem, line, column } = result;
    expect(problem, text).toMatch(/^\S.{10,}[.?]$/);
    expect(problem.length, text).toBeLessThan(400);
    const lines = text.split('\n');
    expect(line, text).toBeGreaterThanOrEqual(1);
    expect(line, text).toBeLessThanOrEqual(lines.length);
    expect(column, text).toBeGreaterThanOrEqual(1);
    expect(column, text).toBeLessThanOrEqual(lines[line! - 1]!.length + 1);
  }
});
