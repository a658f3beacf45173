import { readStorage, removeStorage, writeStorage } from '../runtime/storage';

/** Text of each file by name. */
export type Files = Readonly<Record<string, string>>;

const keyOf = (id: string) => `example.${id}`;

const isSame = (a: Files, b: Files) => JSON.stringify(a) === JSON.stringify(b);

/** The draft, or the original if there is no draft or the original has changed since. */
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

/** Stores a draft; removes it if it equals the original. */
export function writeDraft(id: string, original: Files, files: Files): void {
  if (isSame(files, original)) removeStorage(keyOf(id), 'sessionStorage');
  else writeStorage(keyOf(id), JSON.stringify({ base: original, files }), 'sessionStorage');
}
