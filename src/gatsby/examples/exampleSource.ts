import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { exampleFile, partsOf, withEnding } from './exampleFile';

export interface ExampleSource {
  /** Version and name: `5/intro/fields`. */
  id: string;
  code: string;
  /** The entry file first, then its relative imports; code by file name. */
  files: Record<string, string>;
  /** Hash of the files and of the packages that they may import. */
  digest: string;
}

/** Includes type imports, because readers want to see those files too. */
const RELATIVE_IMPORT = /\b(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g;

/**
 * Relative imports outside the entry's folder are ignored. Returns undefined when there is no such example.
 *
 * @param codeOf returns the text of a file by id, without the extension only for `.tsx`
 * @param packagesOf returns a text that changes with the packages available in a version
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
