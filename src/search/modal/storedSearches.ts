import { isSitePath } from '../../shared/navigation/sitePath';
import { hasRoom, readStorage, removeStorage, writeStorage } from '../../runtime/storage';

/** Prefixes of DocSearch's storage keys, before the name of the index. */
const KEYS = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];

/** Length of DocSearch's test for writable storage, in characters. */
const TEST_LENGTH = '__TEST_KEY__'.length;

/** More than DocSearch adds at a time, in characters. */
const MAX_ADDED_LENGTH = 20_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Text that DocSearch may render as HTML: ours has entities, but no tags. */
const isPlain = (value: unknown): boolean => (typeof value === 'string' ? !/[<>]/.test(value) : value === null);

const isLink = (value: unknown): boolean =>
  typeof value === 'string' && (isSitePath(value) || /^https?:\/\//.test(value));

function isStoredSearch(value: unknown): boolean {
  if (!isRecord(value) || !isRecord(value.hierarchy)) return false;
  const { objectID, url, type, content, hierarchy } = value;
  const { lvl1, lvl2 } = hierarchy;
  return (
    typeof objectID === 'string' &&
    isLink(url) &&
    ((type === 'lvl1' && lvl1 !== null) || (type === 'lvl2' && lvl2 !== null)) &&
    [content, lvl1, lvl2].every(isPlain)
  );
}

/** Valid entries of a stored list; storage may contain anything. */
export function readableSearches(stored: string): unknown[] {
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list) ? list.filter(isStoredSearch) : [];
  } catch {
    return [];
  }
}

/**
 * Removes invalid entries from DocSearch's storage, which it does not check itself.
 *
 * @returns whether DocSearch may store more: it tests whether storage works, but throws if it is nearly full
 */
export function prepareStoredSearches(indexName: string): boolean {
  for (const key of KEYS.map((name) => name + indexName)) {
    const stored = readStorage(key);
    if (stored === null) continue;
    const readable = readableSearches(stored);
    if (readable.length === 0) removeStorage(key);
    else if (JSON.stringify(readable) !== stored) writeStorage(key, JSON.stringify(readable));
  }
  return hasRoom(MAX_ADDED_LENGTH) || !hasRoom(TEST_LENGTH);
}
