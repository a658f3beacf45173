import { posix } from 'node:path';
import { plainSample, type Page, type Sample } from '../types';

/** A file of `_examples/`, which samples and other examples import. */
export interface ExampleFile {
  /** Below `_examples/`: `data/query.ts`. */
  name: string;
  code: string;
}

/**
 * A page or example as another version would have it: what readers see of it, checked against that version's packages,
 * with the files that it imports from its own. What is written for a certain version, or not checked, stays out; null
 * when nothing remains.
 */
export function portPage(page: Page, version: string, files: readonly ExampleFile[]): Page | null {
  const samples = page.samples.filter(isPorted).map((sample) => ({
    ...sample,
    version,
    fileName: page.kind === 'example' ? sample.file.replace(/^.*\/_examples\//, '') : sample.fileName,
  }));
  if (samples.length === 0) return null;
  const isTitled = ({ name }: ExampleFile) => samples.some(({ fileName }) => fileName === name);
  const imported = importedFiles(
    samples,
    files.filter((it) => !isTitled(it)),
  );
  // A sample's line names its module: lines below 1 are none of the page's.
  const titled = imported.map(({ name, code }, index) => ({
    ...plainSample(page.file, -index, name.endsWith('.tsx') ? 'tsx' : 'ts', code),
    version,
    fileName: name,
  }));
  return { ...page, kind: 'page', samples: [...titled, ...samples] };
}

/** Whether other versions are asked how they take a sample. */
export const isPorted = ({ unchecked, version, proves }: Sample) =>
  unchecked === null && version === null && proves.length === 0;

/** Whether a sample of a ported page is one that its readers see there. */
export const isOfPage = ({ line }: Sample) => line > 0;

/** What samples import, after what that imports in turn. */
function importedFiles(
  importing: readonly { fileName: string | null; code: string }[],
  files: readonly ExampleFile[],
): ExampleFile[] {
  const names = new Set(importing.flatMap(importedNames));
  const found = files.filter(({ name }) => names.has(name.replace(/\.\w+$/, '')));
  const rest = files.filter((it) => !found.includes(it));
  const inner = found.map(({ name, code }) => ({ fileName: name, code }));
  return found.length === 0 ? [] : [...importedFiles(inner, rest), ...found];
}

const importedNames = ({ fileName, code }: { fileName: string | null; code: string }) =>
  [...code.matchAll(/from '(\.{1,2}\/[^']+)'/g)].map(([, specifier = '']) =>
    posix.join(posix.dirname(fileName ?? 'sample.ts'), specifier),
  );
