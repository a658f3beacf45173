import { readFileSync } from 'node:fs';
import { ContentError, mistakesOf } from '../ContentError';
import { libraryFile, readLibraries, readLibrary } from '../content/readContent';
import { requireDefaultExport } from '../defaultExport';
import { requireLibraryFiles } from '../nodes/libraryFields';

/** @throws ContentError for an invalid table, and for libraries without the files of a demo */
export async function checkLibraries(): Promise<void> {
  const mistakes = await Promise.all(readLibraries().map(({ name }) => mistakesOf(() => checkLibrary(name))));
  if (mistakes.flat().length > 0) throw ContentError.ofAll(mistakes.flat());
}

function checkLibrary(name: string): void {
  requireLibraryFiles(name);
  // Without packages, the demo shows the query builder itself.
  if (readLibrary(name).packages.length > 0) {
    const file = libraryFile(name, 'index.tsx', 'the component around the query builder');
    requireDefaultExport(file, readFileSync(file, 'utf8'));
  }
  const file = libraryFile(name, 'code.ts', 'the code that visitors take home');
  if (!/export const template\b/.test(readFileSync(file, 'utf8')))
    throw new ContentError(file, 1, 'no template: expected "export const template"');
}
