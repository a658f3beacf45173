import { existsSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { isTyped, type Page, type Sample } from './types';

const TYPED = ['.ts', '.tsx', '.d.ts', '.js', '.jsx'];
const UNTYPED = ['.js', '.jsx', '.ts', '.tsx', '.d.ts'];

/** What a relative import of a sample leads to: a titled sample of its page, or a file of the version. */
export type ImportTarget = { sample: Sample } | { path: string };

/**
 * Finds what a sample of a page imports by a relative path: a titled sample above it, else a file of
 * `_examples/data/`, unless the page has a titled sample of that name.
 *
 * @param specifier such as `./query`
 * @param sample which imports it
 * @param page of the sample
 * @param folder absolute path of the version's folder
 */
export function findImport(specifier: string, sample: Sample, page: Page, folder: string): ImportTarget | undefined {
  const name = posix.join(posix.dirname(sample.fileName ?? './sample'), specifier);
  const extensions = isTyped(sample.language) ? TYPED : UNTYPED;
  const names = [name, ...extensions.map((extension) => name + extension)];

  for (const candidate of names) {
    const found = titledAbove(sample, page).find(({ fileName }) => posix.normalize(fileName ?? '') === candidate);
    if (found) return { sample: found };
  }
  if (!name.startsWith('data/') || page.samples.some(({ fileName }) => fileName && names.includes(fileName))) return;
  const path = names.map((candidate) => resolve(folder, '_examples', candidate)).find((file) => existsSync(file));
  return path === undefined ? undefined : { path };
}

/** The titled samples above one on its page: those in its language first, typed or not, and of these the nearest. */
export function titledAbove(sample: Sample, page: Page): Sample[] {
  const above = page.samples
    .slice(0, page.samples.indexOf(sample))
    .filter(({ fileName, unchecked, error }) => fileName !== null && unchecked === null && error === null)
    .reverse();
  const isAlike = ({ language }: Sample) => isTyped(language) === isTyped(sample.language);
  return [...above.filter(isAlike), ...above.filter((one) => !isAlike(one))];
}
