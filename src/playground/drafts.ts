import { readStorage, removeStorage, writeStorage } from '../runtime/storage';

/** Files of an example by name. */
export type Files = Readonly<Record<string, string>>;

/** Where a browser's tab keeps what its reader made of an example. */
const keyOf = (id: string) => `example.${id}`;

const isSame = (a: Files, b: Files) => JSON.stringify(a) === JSON.stringify(b);

/**
 * What the reader made of an example in this tab, or the example as it is: a draft of an example that has changed since
 * is of no use.
 */
export function readDraft(id: string, original: Files): Files {
  try {
    const { base, files } = JSON.parse(readStorage(keyOf(id), 'sessionStorage') ?? '') as Record<string, Files>;
    const isDraft =
      base && files && isSame(base, original) && Object.keys(base).every((name) => typeof files[name] === 'string');
    return isDraft ? Object.fromEntries(Object.keys(base).map((name) => [name, files[name] ?? ''])) : original;
  } catch {
    return original;
  }
}

/** Keeps what the reader made of an example; what is the same as the example needs no keeping. */
export function writeDraft(id: string, original: Files, files: Files): void {
  if (isSame(files, original)) removeStorage(keyOf(id), 'sessionStorage');
  else writeStorage(keyOf(id), JSON.stringify({ base: original, files }), 'sessionStorage');
}
