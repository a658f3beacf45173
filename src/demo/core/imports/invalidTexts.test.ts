import { expect, test } from 'vitest';
import { INVALID_IMPORTS } from '../../../../tests/support/invalidImports';
import { IMPORT_LANGUAGES } from '../formats';
import { importQuery } from './importQuery';

const OPTIONS = [false, true].flatMap((listsAsArrays) =>
  [false, true].map((independentCombinators) => ({ listsAsArrays, independentCombinators })),
);

test.each(IMPORT_LANGUAGES)('there are more than 150 invalid texts in $name', ({ name }) => {
  expect(new Set(INVALID_IMPORTS[name]).size).toBeGreaterThan(150);
});

test.each(IMPORT_LANGUAGES.flatMap(({ name }) => OPTIONS.map((options) => ({ name, options }))))(
  'no invalid text in $name becomes a query, with $options',
  async ({ name, options }) => {
    for (const text of INVALID_IMPORTS[name]) {
      const result = await importQuery(name, text, options);
      if (!('problem' in result)) throw new Error(`became a query: ${text}`);
      const { problem, line, column } = result;
      expect(problem, text).toMatch(/^\S.{10,}[.]$/);
      expect(problem.length, text).toBeLessThan(400);
      const lines = text.split('\n');
      expect(line, text).toBeGreaterThanOrEqual(1);
      expect(line, text).toBeLessThanOrEqual(lines.length);
      expect(column, text).toBeGreaterThanOrEqual(1);
      expect(column, text).toBeLessThanOrEqual(lines[line! - 1]!.length + 1);
    }
  },
);
