import { readStorage, removeStorage, writeStorage } from '../runtime/storage';

/** Text of each file by name. */
export type Files = Readonly<Record<string, string>>;

const keyOf = (id: string) => `example.${id}`;

export const isSame = (a: Files, b: Files) => JSON.stringify(a) === JSON.stringify(b);

/** The draft, if there is one and the original has not changed since. */
export function storedDraft(id: string, original: Files): Files | null {
  try {
    const { base, files } = JSON.parse(readStorage(keyOf(id), 'sessionStorage') ?? '') as Record<string, Files>;
    const isDraft =
      base && files && isSame(base, original) && Object.keys(base).every((name) => typeof files[name] === 'string');
    return isDraft ? Object.fromEntries(Object.keys(base).map((name) => [name, files[name] ?? ''])) : null;
  } catch {
    return null;
  }
}

/** Stores a draft; removes it if it equals the original. */
export function writeDraft(id: string, original: Files, files: Files): void {
  if (isSame(files, original)) removeStorage(keyOf(id), 'sessionStorage');
  else writeStorage(keyOf(id), JSON.stringify({ base: original, files }), 'sessionStorage');
}

const runningKeyOf = (id: string) => `${keyOf(id)}.running`;

/**
 * Marks a draft as running until the returned function is called, or the page ends in peace. Code that hangs may hang
 * the page, which then ends without a word.
 */
export function markRunning(id: string): () => void {
  const unmark = () => {
    removeStorage(runningKeyOf(id), 'sessionStorage');
    window.removeEventListener('pagehide', unmark);
  };
  writeStorage(runningKeyOf(id), 'true', 'sessionStorage');
  window.addEventListener('pagehide', unmark);
  return unmark;
}

/** Whether the page ended while the draft was running. */
export const wasRunning = (id: string): boolean => readStorage(runningKeyOf(id), 'sessionStorage') !== null;
