import { join } from 'node:path';
import { DOCS_FOLDER } from '../../src/gatsby/paths';
import { buildModule } from '../check-docs/buildModule';
import { checkImports } from '../check-docs/checkImports';
import { compileSamples } from '../check-docs/compileSamples';
import type { NameSource } from '../check-docs/completeFragment';
import { packageNames } from '../check-docs/packageNames';
import type { Language, Page, Sample } from '../check-docs/types';

export const SAMPLE_LANGUAGES = ['tsx', 'ts', 'jsx', 'js'] as const satisfies readonly Language[];

const names = new Map<string, NameSource[]>();

/**
 * Compiles code against the packages of a version, as samples of its pages are: strictly, with the imports of the
 * library and of React that it lacks. Nothing runs.
 *
 * @returns what is wrong with it, by line
 */
export function checkSample(code: string, language: Language, version: string): { line: number; message: string }[] {
  const folder = join(DOCS_FOLDER, version);
  const known = names.get(version) ?? packageNames(folder);
  names.set(version, known);
  const sample: Sample = {
    ...{ file: `content/docs/${version}/sample.mdx`, line: 1, language, code },
    ...{ fileName: null, source: null, previous: null, version: null },
    ...{ unchecked: null, error: null, throws: null, as: null, proves: [], outputs: [] },
  };
  const page: Page = { file: sample.file, kind: 'page', samples: [sample] };
  const module = buildModule(sample, page, known);
  const problems = [...checkImports(module, folder), ...(compileSamples([module], folder).get(module)?.problems ?? [])];
  return problems.map(({ line, message }) => ({ line, message }));
}
