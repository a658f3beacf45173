import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { exampleFile, partsOf, withEnding } from './exampleFile';

/** A live example with the files that it is made of. */
export interface ExampleSource {
  /** Version and name: `5/intro/fields`. */
  id: string;
  /** The file that is rendered. */
  code: string;
  /** That file and what it imports beside it, by name; it comes first. */
  files: Record<string, string>;
  /** Changes with any of the files, and with what they may import. */
  digest: string;
}

/** Imports of types count too: a reader wants to see them. */
const RELATIVE_IMPORT = /\b(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g;

/**
 * Gathers a live example. A file that it imports and that is not beside it or below is left out.
 *
 * @param codeOf the text of a file by its id: of `.tsx` without ending, of any other with it
 * @param packagesOf what changes with the packages that a version's examples may import
 * @returns undefined when there is no such example
 */
export function exampleSource(
  id: string,
  codeOf: (id: string) => string | undefined,
  packagesOf: (version: string) => string,
): ExampleSource | undefined {
  const entry = codeOf(id);
  if (entry === undefined) return undefined;
  const folder = posix.dirname(id);
  const files: Record<string, string> = {};
  const hash = createHash('sha256').update(packagesOf(partsOf(id).version));

  const add = (name: string, code: string): void => {
    if (Object.hasOwn(files, name)) return;
    files[name] = code;
    hash.update(JSON.stringify([name, code]));
    for (const [, specifier = ''] of code.matchAll(RELATIVE_IMPORT)) {
      const target = posix.join(posix.dirname(name), specifier);
      for (const key of [target, `${target}.ts`]) {
        const imported = target.startsWith('..') ? undefined : codeOf(posix.join(folder, key));
        if (imported !== undefined) add(withEnding(key), imported);
      }
    }
  };
  add(posix.basename(exampleFile(id)), entry);
  return { id, code: entry, files, digest: hash.digest('hex') };
}
