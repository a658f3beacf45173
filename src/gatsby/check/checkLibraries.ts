import { existsSync, readFileSync } from 'node:fs';
import { ContentError, mistakesOf } from '../ContentError';
import { libraryFolder, readLibraries, readLibrary } from '../content/readContent';
import { requireDefaultExport } from '../defaultExport';
import { requireLibraryFiles } from '../nodes/libraryFields';

/** @throws ContentError for an invalid table, and for libraries without the files of a demo */
export async function checkLibraries(): Promise<void> {
  const mistakes = await Promise.all(readLibraries().map(({ name }) => mistakesOf(() => checkLibrary(name))));
  if (mistakes.flat().length > 0) throw ContentError.ofAll(mistakes.flat());
}

function checkLibrary(name: string): void {
  requireLibraryFiles(name);
  const folder = libraryFolder(name);
  const read = (file: string, holds: string) => {
    if (existsSync(`${folder}/${file}`)) return readFileSync(`${folder}/${file}`, 'utf8');
    throw new ContentError(
      `${folder}/${file}`,
      1,
      `no file: expected ${holds}, since content/libraries.yml names ${name}`,
    );
  };
  // Without packages, the demo shows the query builder itself.
  if (readLibrary(name).packages.length > 0) {
    requireDefaultExport(`${folder}/index.tsx`, read('index.tsx', 'the component around the query builder'));
  }
  if (!/export const template\b/.test(read('code.ts', 'the code that visitors take home'))) {
    throw new ContentError(`${folder}/code.ts`, 1, 'no template: expected "export const template"');
  }
}
