import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { parseYaml } from '../../src/gatsby/content/parseYaml';
import { readVersions } from '../../src/gatsby/content/readContent';
import { inProject } from '../../src/gatsby/paths';

/** What is judged, in halves that are alike: the search is tuned with the first; the second shows how it does with others. */
export const HALVES = ['first', 'second'] as const;

export type Half = (typeof HALVES)[number];

/** Kinds of queries: an exact name, its words, a misspelling, a question, a prefix, or a demo. */
export const KINDS = ['symbol', 'parts', 'typo', 'question', 'prefix', 'demo'] as const;

const judgedQuery = z.strictObject({
  query: z.string(),
  version: z.enum(readVersions().versions.map(({ name }) => name)),
  kind: z.enum(KINDS),
  answers: z.array(z.string()),
});

export type JudgedQuery = z.infer<typeof judgedQuery>;

/** @throws ContentError with file and line for invalid queries */
export function readQueries(half: Half): JudgedQuery[] {
  const file = `bench/search/queries/${half}.yml`;
  return parseYaml(readFileSync(inProject(file), 'utf8'), z.array(judgedQuery), file);
}
