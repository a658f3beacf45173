import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { parseYaml } from '../../src/gatsby/content/parseYaml';
import { readVersions } from '../../src/gatsby/content/readContent';
import { inProject } from '../../src/gatsby/paths';
import type { Judged } from './judge';

/** What is judged, in halves that are alike: the search is tuned with the first; the second shows how it does with others. */
export const HALVES = ['first', 'second'] as const;

export type Half = (typeof HALVES)[number];

/** Kinds of queries: an exact name, its words, a misspelling, a question, a prefix, or a demo. */
export const KINDS = ['symbol', 'parts', 'typo', 'question', 'prefix', 'demo'] as const;

export interface JudgedQuery extends Judged {
  kind: (typeof KINDS)[number];
}

const answersByQuery = z.record(z.string(), z.array(z.string()));

/** The answers of each query, by kind and version. */
const version = z.enum(readVersions().versions.map(({ name }) => name));
const judgedQueries = z.record(z.enum(KINDS), z.partialRecord(version, answersByQuery));

/** @throws ContentError with file and line for invalid queries */
export function readQueries(half: Half): JudgedQuery[] {
  const file = `bench/search/queries/${half}.yml`;
  const byKind = parseYaml(readFileSync(inProject(file), 'utf8'), judgedQueries, file);
  return KINDS.flatMap((kind) =>
    Object.entries(byKind[kind]).flatMap(([version, answersOf]) =>
      Object.entries(answersOf ?? {}).map(([query, answers]) => ({ query, version, kind, answers })),
    ),
  );
}
