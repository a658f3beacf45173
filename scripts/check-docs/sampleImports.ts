import { existsSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import type { Page, Sample } from './types';

const EXTENSIONS = ['.ts', '.tsx', '.d.ts', '.js', '.jsx'];

/** Target of a relative import: a titled sample of the page, or a file of the version. */
type ImportTarget = { sample: Sample } | { path: string };

/**
 * Resolves a relative import of a sample: a titled sample above it, else a file of `_examples/data/` unless the page
 * has a titled sample of that name.
 */
export function findImport(specifier: string, sample: Sample, page: Page, folder: string): ImportTarget | undefined {
  const name = posix.join(posix.dirname(sample.fileName ?? './sample'), specifier);
  const names = [name, ...EXTENSIONS.map((extension) => name + extension)];

  for (const candidate of names) {
    const found = titledSamplesAbove(sample, page).find(
      ({ fileName }) => posix.normalize(fileName ?? '') === candidate,
    );
    if (found) return { sample: found };
  }
  if (!name.startsWith('data/') || page.samples.some(({ fileName }) => fileName && names.includes(fileName))) return;
  const path = names.map((candidate) => resolve(folder, '_examples', candidate)).find((file) => existsSync(file));
  return path === undefined ? undefined : { path };
}

/** Titled samples above a sample, nearest first. */
export const titledSamplesAbove = (sample: Sample, page: Page): Sample[] =>
  page.samples
    .slice(0, page.samples.indexOf(sample))
    .filter(({ fileName, unchecked, error }) => fileName !== null && unchecked === null && error === null)
    .reverse();
