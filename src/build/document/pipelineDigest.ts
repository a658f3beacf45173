import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { inProject } from '../paths';

const FOLDERS = ['src/build/document', 'src/build/examples', 'src/build/markdown'];

/** What documents are compiled with that stands elsewhere, since it is not for them alone. */
const SHARED = [
  'src/build/defaultExport.ts',
  'src/build/entities.ts',
  'src/build/playground/checkExample.ts',
  'src/document/toText.ts',
  'src/playground/compileFile.ts',
  'src/playground/compileProgram.ts',
  'src/playground/highlighter.ts',
  'src/playground/resolveImport.ts',
];

/** Changes with the code that compiles documents, so that none that older code compiled is taken from a cache. */
export function pipelineDigest(): string {
  const hash = createHash('sha256');
  for (const file of [...FOLDERS.flatMap(filesOf), ...SHARED]) hash.update(readFileSync(inProject(file)));
  return hash.digest('hex').slice(0, 16);
}

const filesOf = (folder: string): string[] =>
  readdirSync(inProject(folder))
    .filter((file) => !file.includes('.test.'))
    .sort()
    .map((file) => `${folder}/${file}`);
