import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { parseYaml } from '../../src/gatsby/content/parseYaml';
import { readVersions } from '../../src/gatsby/content/readContent';
import { inProject } from '../../src/gatsby/paths';

/** Two halves of the judged queries, alike in kind and difficulty: one for tuning, the other for validation. */
export const SETS = ['first', 'second'] as const;

/** Kinds of queries: an exact name, its words, a misspelling, a question, a prefix, or a demo. */
export const KINDS = ['symbol', 'parts', 'typo', 'question', 'prefix', 'demo'] as const;

const judgedQuery = z.strictObject({
  query: z
    .string('expected text; put numbers in quotes')
    .regex(/^\S(?:.*\S)?$/, 'expected text without spaces at its ends'),
  version: z.enum(readVersions().versions.map(({ name }) => name)),
  kind: z.enum(KINDS),
  /** Equally good answers. A path without an anchor means the top of the page. */
  answers: z
    .array(
      z.string().regex(/^\/[a-z0-9/-]*(?:#[\w-]+)?$/, 'expected a path such as /docs/intro, or one with an anchor'),
    )
    .min(1, 'expected at least one path')
    .refine((paths) => new Set(paths).size === paths.length, 'expected each path once'),
});

const judgedQueries = z.array(judgedQuery).min(1, 'expected at least one query');

export type JudgedQuery = z.infer<typeof judgedQuery>;

/** @throws ContentError with file, line and entry (from 0) for invalid queries */
export const parseQueries = (text: string, file: string): JudgedQuery[] => parseYaml(text, judgedQueries, file);

/** @throws ContentError */
export function readQueries(set: (typeof SETS)[number]): JudgedQuery[] {
  const file = `bench/search/queries/${set}.yml`;
  return parseQueries(readFileSync(inProject(file), 'utf8'), file);
}
