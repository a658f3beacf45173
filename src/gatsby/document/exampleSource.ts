import { posix } from 'node:path';
import { existsSync, readFileSync } from 'node:fs';
import { digestOf } from '../digest';
import { exampleFile, withExtension } from '../../shared/exampleFile';
import { inProject } from '../paths';

export interface ExampleSource {
  /** Version and name: `5/intro/fields`. */
  id: string;
  code: string;
  /** The entry file first, then its relative imports; code by file name. */
  files: Record<string, string>;
  /** Hash of the files. */
  digest: string;
}

/** Includes type imports, because readers want to see those files too. */
const RELATIVE_IMPORT = /\b(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g;

/**
 * Relative imports outside the entry's folder are ignored. Returns undefined when there is no such example.
 *
 * @param codeOf returns the text of a file by id, without the extension only for `.tsx`
 */
export function exampleSource(id: string, codeOf: (id: string) => string | undefined): ExampleSource | undefined {
  // A live example that is shown as code has its ending.
  const entry = codeOf(id.replace(/\.tsx$/, ''));
  if (entry === undefined) return undefined;
  const folder = posix.dirname(id);
  const files: Record<string, string> = {};

  const add = (name: string, code: string): void => {
    if (Object.hasOwn(files, name)) return;
    files[name] = code;
    for (const [, specifier = ''] of code.matchAll(RELATIVE_IMPORT)) {
      const target = posix.join(posix.dirname(name), specifier);
      for (const key of [target, `${target}.ts`]) {
        const imported = target.startsWith('..') ? undefined : codeOf(posix.join(folder, key));
        if (imported !== undefined) add(withExtension(key), imported);
      }
    }
  };
  add(posix.basename(exampleFile(id)), entry);
  return { id, code: entry, files, digest: digestOf(JSON.stringify(files)) };
}

/** Reads an example from the file system; undefined if missing. */
export const readExample = (id: string): ExampleSource | undefined => exampleSource(id, readCode);

function readCode(id: string): string | undefined {
  const file = inProject(exampleFile(id));
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd() : undefined;
}
