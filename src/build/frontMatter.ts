import type { ZodType } from 'zod';
import { ContentError } from './ContentError';
import { parseYaml } from './content/parseYaml';

const FRONT_MATTER = /^\uFEFF?---\r?\n(?<yaml>(?:[\s\S]*?\n)??)---[ \t]*(?:\r?\n|$)/;

/**
 * Reads the front matter of a page.
 *
 * @param raw the whole file
 * @param schema what the front matter should hold
 * @param file name of the file, for errors
 * @returns the checked front matter, and the line of the file on which the text behind it begins
 * @throws ContentError when it is missing or not as expected
 */
export function readFrontMatter<T>(raw: string, schema: ZodType<T>, file: string): { data: T; bodyLine: number } {
  const match = FRONT_MATTER.exec(raw);
  if (!match) throw new ContentError(file, 1, 'expected front matter between two lines of ---');
  const data = parseYaml(match.groups?.yaml ?? '', schema, file, 2);
  return { data, bodyLine: match[0].split('\n').length };
}

/** The text below the front matter, which begins on this line of the file. */
export const bodyOf = (raw: string, bodyLine: number): string =>
  raw
    .split('\n')
    .slice(bodyLine - 1)
    .join('\n');
