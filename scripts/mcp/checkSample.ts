import { join } from 'node:path';
import { DOCS_FOLDER } from '../../src/gatsby/paths';
import { buildModule } from '../check-docs/buildModule';
import { checkImports } from '../check-docs/checkImports';
import { compileSamples } from '../check-docs/compileSamples';
import { packageNames } from '../check-docs/packageNames';
import { plainSample, type Language, type Page } from '../check-docs/types';

export const SAMPLE_LANGUAGES = ['tsx', 'ts', 'jsx', 'js'] as const satisfies readonly Language[];

/**
 * Compiles code against the packages of a version, as samples of its pages are: strictly, with the imports of the
 * library and of React that it lacks. Nothing runs.
 *
 * @returns what is wrong with it, by line
 */
export function checkSample(code: string, language: Language, version: string): { line: number; message: string }[] {
  const folder = join(DOCS_FOLDER, version);
  const sample = plainSample(`content/docs/${version}/sample.mdx`, 1, language, code);
  const page: Page = { file: sample.file, kind: 'page', samples: [sample] };
  const module = buildModule(sample, page, () => packageNames(folder));
  const problems = [...checkImports(module, folder), ...(compileSamples([module], folder).get(module)?.problems ?? [])];
  return problems.map(({ line, message }) => ({ line, message }));
}
