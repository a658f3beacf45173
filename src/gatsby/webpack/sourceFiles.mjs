import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Imports of the same folder, and of what several libraries share. */
const IMPORT = /(?:from|import) '((?:\.|\.\.\/\.\.\/shared)\/[^']+)'/g;

/** The texts of a file and of all that it imports nearby, by their paths. */
function textsOf(file, found = new Map()) {
  if (found.has(file)) return found;
  const text = readFileSync(file, 'utf8');
  found.set(file, text);
  for (const [, path] of text.matchAll(IMPORT)) {
    const imported = join(dirname(file), path);
    textsOf(['', '.ts', '.tsx'].map((ending) => imported + ending).find(existsSync), found);
  }
  return found;
}

/** The texts of a file and of all that it imports nearby, by the folder and the name of each, as JSON. */
export const sourceFiles = (file) =>
  JSON.stringify(
    Object.fromEntries(
      [...textsOf(file)].map(([path, text]) => [`${basename(dirname(path))}/${basename(path)}`, text]),
    ),
  );

/** A webpack loader for what is imported as `file?sources`, which visitors of the demo take home. */
export default function loadSourceFiles() {
  for (const path of textsOf(this.resourcePath).keys()) this.addDependency(path);
  return sourceFiles(this.resourcePath);
}
