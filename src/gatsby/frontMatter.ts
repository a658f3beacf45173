import type { ZodType } from 'zod';
import { ContentError } from './ContentError';
import { parseYaml } from './content/parseYaml';

const FRONT_MATTER = /^\uFEFF?---\r?\n(?<yaml>(?:[\s\S]*?\n)??)---[ \t]*(?:\r?\n|$)/;

/** Reads front matter and the line on which the body begins. Throws ContentError when it is missing or invalid. */
export function readFrontMatter<T>(raw: string, schema: ZodType<T>, file: string): { data: T; bodyLine: number } {
  const match = FRONT_MATTER.exec(raw);
  if (!match) throw new ContentError(file, 1, 'no front matter: expected it at the top, between two lines of ---');
  const data = parseYaml(match.groups?.yaml ?? '', schema, file, 2);
  return { data, bodyLine: bodyLineOf(raw) };
}

/** The line on which the body begins, also where the front matter is missing or invalid. */
export const bodyLineOf = (raw: string): number => (FRONT_MATTER.exec(raw)?.[0] ?? '').split('\n').length;

/** The text below the front matter; `bodyLine` counts from 1. */
export const bodyOf = (raw: string, bodyLine: number): string =>
  raw
    .split('\n')
    .slice(bodyLine - 1)
    .join('\n');
