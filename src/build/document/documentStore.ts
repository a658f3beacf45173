import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../writeWhole';

/** Keeps what was compiled, by a key that changes with all that it was compiled of. */
export interface DocumentStore {
  /** What is kept under a key; undefined when that is nothing. */
  get(key: string): unknown;
  set(key: string, value: unknown): void;
  /** Says that what is kept under a key is of use, without reading it. */
  keep(key: string): void;
}

/** Keeps it as files. */
export interface DocumentFiles extends DocumentStore {
  /** Removes what this process has neither asked for nor kept. */
  removeOthers(): void;
}

/** Keeps nothing. */
export const NO_STORE: DocumentStore = { get: () => undefined, set: () => undefined, keep: () => undefined };

/** How many values are at hand: Gatsby runs four queries at once, each of which asks for that of a page several times. */
const AT_HAND = 8;

/**
 * Keeps documents as files, which several processes share: Gatsby opens its own cache for itself alone.
 *
 * @param folder is made when it is not there
 */
export function documentStore(folder: string): DocumentFiles {
  mkdirSync(folder, { recursive: true });
  const atHand = new Map<string, unknown>();
  const used = new Set<string>();
  const hold = (key: string, value: unknown) => {
    // What is not there now, another process may write.
    if (value === undefined) return undefined;
    const [oldest] = atHand.keys();
    if (oldest !== undefined && atHand.size === AT_HAND && !atHand.has(key)) atHand.delete(oldest);
    atHand.set(key, value);
    return value;
  };
  const fileOf = (key: string) => {
    const name = `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.json`;
    used.add(name);
    return join(folder, name);
  };
  return {
    get: (key) => atHand.get(key) ?? hold(key, readJson(fileOf(key))),
    set(key, value) {
      writeWhole(fileOf(key), JSON.stringify(value));
      hold(key, value);
    },
    keep: (key) => void fileOf(key),
    removeOthers() {
      // What has another ending is being written by another process.
      const others = readdirSync(folder).filter((name) => name.endsWith('.json') && !used.has(name));
      for (const name of others) rmSync(join(folder, name), { force: true });
    },
  };
}

/** What a file holds; undefined when it is not there, or not whole. */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
