import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { parseYaml } from '../../src/build/content/parseYaml';
import { testName } from '../shared/testReports';

const FOLDER = 'tests/mutations';
const INDEX = join(FOLDER, 'index.yml');

/** A behaviour taken out of the source, and the test that must then fail. */
export interface Mutation {
  name: string;
  /** What the mutated site does. */
  effect: string;
  /** Path of the patch in the project. */
  patch: string;
  /** The file of the test, and its title behind the groups that it is in: `links > work`. */
  file: string;
  title: string;
}

const index = z.record(z.string(), z.strictObject({ effect: z.string(), file: z.string(), test: z.string() }));

/**
 * Reads the index of mutations.
 *
 * @param project folder of the project
 * @throws ContentError with file and line
 */
export function readMutations(project: string): Mutation[] {
  const entries = parseYaml(readFileSync(join(project, INDEX), 'utf8'), index, INDEX);
  return Object.entries(entries).map(([name, { effect, file, test }]) => ({
    name,
    effect,
    patch: join(FOLDER, `${name}.patch`),
    file,
    title: test,
  }));
}

/** The name of the test that a mutation must make fail. */
export const nameOfTest = ({ file, title }: Mutation): string => testName(file, title);
