import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { imported, refused } from '../../../../tests/support/imports';
import { MUSICIANS } from '../engines/musicians';
import { loadEngine } from '../engines/runFormat';
import { exportQuery } from '../exportQuery';
import { DEFAULT_OPTIONS } from '../options';

const LANGUAGES = ['sql', 'mongodb', 'cel', 'jsonlogic'] as const;

interface Source {
  source: string;
  read?: string[];
  /** What the sentence must name, by text. */
  refused?: Record<string, string>;
}

const SOURCES = parse(readFileSync(join(__dirname, 'publicTexts.yml'), 'utf8')) as Record<string, Source[]>;

const readTexts = (language: string) => SOURCES[language]!.flatMap(({ read = [] }) => read);
const refusedTexts = (language: string) => SOURCES[language]!.flatMap((source) => Object.entries(source.refused ?? {}));

test.each(LANGUAGES)('there are at least 150 different texts in %s', (language) => {
  const texts = [...readTexts(language), ...refusedTexts(language).map(([text]) => text)];
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.length).toBeGreaterThanOrEqual(150);
});

/** The condition alone, which is what the engine of SQL runs. */
const conditionOf = (text: string) => text.replace(/^(?:select\b.*?)?\bwhere\b/i, '').replace(/;$|#.*$|--.*$/, '');

test.each(LANGUAGES)('a text that is read selects the same rows in %s when it is exported again', async (language) => {
  const { run } = await loadEngine(language, MUSICIANS);
  const select = (text: string) =>
    run(text)
      .map((outcome) => (typeof outcome === 'string' ? '!' : outcome === null ? '?' : Number(outcome)))
      .join('');
  const counts = new Set<number>();
  for (const text of readTexts(language)) {
    const original = select(language === 'sql' ? conditionOf(text) : text);
    for (const independentCombinators of [false, true]) {
      const { query } = await imported(language, text, { listsAsArrays: true, independentCombinators });
      // Numbers stay numbers; texts that look like numbers stay texts where there are no others.
      const parseNumbers = /"value":\[?-?\d/.test(JSON.stringify(query));
      const exported = exportQuery(query, language, { ...DEFAULT_OPTIONS, parseNumbers });
      expect(select(exported), `${text}\n${exported}`).toBe(original);
    }
    expect(original, text).toMatch(/[01]/);
    counts.add(original.split('1').length);
  }
  expect(counts.size).toBeGreaterThan(20);
});

test.each(LANGUAGES)(
  'a text that %s does not hold is refused with a sentence that names the part',
  async (language) => {
    for (const [text, part] of refusedTexts(language)) {
      const { problem, line, column } = await refused(language, text, { listsAsArrays: true });
      expect(problem, text).toContain(part);
      expect(problem, text).toMatch(/^\S.{10,}[.?]$/);
      expect(line! >= 1 && column! >= 1, text).toBe(true);
    }
  },
);
