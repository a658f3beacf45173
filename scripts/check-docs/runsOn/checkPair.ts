import { join } from 'node:path';
import { DOCS_FOLDER } from '../../../src/gatsby/paths';
import { buildModule } from '../buildModule';
import { checkModules } from '../checkVersion';
import { packageNames } from '../packageNames';
import type { Page, Problem, Sample } from '../types';
import { isOfPage, portPage, type ExampleFile } from './portPage';
import { portNames } from './portNames';

/**
 * Compiles and runs the samples of a version with the packages of another.
 *
 * @param pages of the own version, and its examples
 * @returns the problems of each of its samples, by the sample as its page has it; none where it runs there as well
 */
export async function checkPair(pages: readonly Page[], own: string, other: string): Promise<Map<Sample, Problem[]>> {
  const files = exampleFiles(pages);
  const ported = pages.flatMap((page) => portPage(page, other, files) ?? []);
  const folder = join(DOCS_FOLDER, other);
  const names = portNames(packageNames(join(DOCS_FOLDER, own)), packageNames(folder));
  const modules = ported.flatMap((page) => page.samples.map((sample) => buildModule(sample, page, () => names)));
  const originals = new Map(pages.flatMap(({ samples }) => samples.map((it) => [placeOf(it), it] as const)));
  const results = new Map<Sample, Problem[]>();
  for (const [{ sample }, { problems }] of await checkModules(modules, folder)) {
    const original = isOfPage(sample) && originals.get(placeOf(sample));
    if (original) results.set(original, problems);
  }
  return results;
}

/** The files of `_examples/` among pages, which samples and other examples import. */
export const exampleFiles = (pages: readonly Page[]): ExampleFile[] =>
  pages
    .filter(({ kind }) => kind === 'example')
    .flatMap(({ samples }) => samples.map(({ file, code }) => ({ name: file.replace(/^.*\/_examples\//, ''), code })));

const placeOf = ({ file, line }: Sample) => `${file}:${line}`;
