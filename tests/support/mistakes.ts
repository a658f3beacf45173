import { expect, test } from 'vitest';
import { FILES, front, inSmallSite, PAGE } from './smallSite';

/** Where an edit makes what mistake: file and line, what is wrong, and part of what was expected. */
export type Mistake = [file: string, content: string | null, where: string, wrong: string, expected: string];

export const edit = (file: string, from: string, to: string) => (FILES[file] ?? '').replace(from, () => to);

/** A mistake in the text of a page, which begins on line 8. */
export const inText = (text: string, line: number, wrong: string, expected: string): Mistake => [
  PAGE,
  `${front('A')}\nText.\n${text}\n`,
  `${PAGE}:${line}`,
  wrong,
  expected,
];

/** A mistake in the front matter of a page. */
export const inFront = (from: string, to: string, line: number, wrong: string, expected: string): Mistake => [
  PAGE,
  edit(PAGE, from, to),
  `${PAGE}:${line}`,
  wrong,
  expected,
];

/** A mistake in a table, or in an example. */
export const inFile = (
  file: string,
  [from, to]: [string, string],
  line: number,
  wrong: string,
  expected: string,
): Mistake => [file, edit(file, from, to), `${file}:${line}`, wrong, expected];

/** A mistake reported on line 1: of a file with this content, or of a missing file, for null. */
export const atTop = (file: string, content: string | null, wrong: string, expected: string): Mistake => [
  file,
  content,
  `${file}:1`,
  wrong,
  expected,
];

/**
 * Tests that each mistake is reported with its place, in two lines at most; `vitest --reporter verbose` shows them.
 *
 * @returns the small site, for more tests
 */
export function reportsEach(mistakes: readonly Mistake[]): ReturnType<typeof inSmallSite> {
  const site = inSmallSite();
  const named = mistakes.map(([file, content, where, wrong, expected]) => ({ file, content, where, wrong, expected }));
  test.for(named)('$where $wrong: reported with what was expected', async (mistake, { annotate }) => {
    const { file, content, where, wrong, expected } = mistake;
    expect(content).not.toBe(FILES[file]);
    site.change(file, content);
    const told = await site.check();
    const found = told.find((text) => text.startsWith(`${where} ${wrong}`)) ?? '';
    expect(found, JSON.stringify(told)).toContain(expected);
    expect(found.split('\n').length).toBeLessThanOrEqual(2);
    await annotate(found);
  });
  return site;
}
