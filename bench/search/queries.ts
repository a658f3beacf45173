import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { parseYaml } from '../../src/build/content/parseYaml';
import { readVersions } from '../../src/build/content/readContent';
import { inProject } from '../../src/build/paths';

/** The two halves of the judged queries: alike in kind and difficulty, so that one can check what the other led to. */
export const SETS = ['first', 'second'] as const;

/** How visitors type: a name, its words, a name or words with an error, wishes, beginnings, or a look at a demo. */
export const KINDS = ['symbol', 'parts', 'typo', 'question', 'prefix', 'demo'] as const;

const judgedQuery = z.strictObject({
  query: z
    .string('expected text; put numbers in quotes')
    .regex(/^\S(?:.*\S)?$/, 'expected text without spaces at its ends'),
  /** Name of the version on whose page the visitor stands. */
  version: z.enum(readVersions().versions.map(({ name }) => name)),
  kind: z.enum(KINDS),
  /** Places that answer, each as good as the others at the top. One without an anchor means the top of that page. */
  answers: z
    .array(
      z.string().regex(/^\/[a-z0-9/-]*(?:#[\w-]+)?$/, 'expected a path such as /docs/intro, or one with an anchor'),
    )
    .min(1, 'expected at least one path')
    .refine((paths) => new Set(paths).size === paths.length, 'expected each path once'),
});

const judgedQueries = z.array(judgedQuery).min(1, 'expected at least one query');

export type JudgedQuery = z.infer<typeof judgedQuery>;

/** Queries in YAML. Throws ContentError with file, line and entry, the first being 0, for what is not as expected. */
export const parseQueries = (text: string, file: string): JudgedQuery[] => parseYaml(text, judgedQueries, file);

/** One of the two sets of judged queries. Throws ContentError. */
export function readQueries(set: (typeof SETS)[number]): JudgedQuery[] {
  const file = `bench/search/queries/${set}.yml`;
  return parseQueries(readFileSync(inProject(file), 'utf8'), file);
}
