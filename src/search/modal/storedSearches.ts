import { isSitePath } from '../../navigation/sitePath';
import { hasRoom, readStorage, removeStorage, writeStorage } from '../../runtime/storage';

/** Where DocSearch keeps the places that a reader chose, before the name of the index. */
const KEYS = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];

/** What DocSearch writes to find out whether it can write, in characters. */
const ATTEMPT = '__TEST_KEY__'.length;

/** More than DocSearch adds at a time, in characters. */
const MOST_ADDED = 20_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text that DocSearch may set as HTML: ours has entities, and no tags. */
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

/** What of a stored list can be shown; anything may stand in storage. */
export function readableSearches(stored: string): unknown[] {
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list) ? list.filter(isStoredSearch) : [];
  } catch {
    return [];
  }
}

/**
 * Sees that DocSearch can trust its storage, as it does: what it could not read is taken out.
 *
 * @param indexName name under which DocSearch keeps its lists
 * @returns whether it may keep more: it looks whether storage works, but not whether it is nearly full, and then throws
 */
export function prepareStoredSearches(indexName: string): boolean {
  for (const key of KEYS.map((name) => name + indexName)) {
    const stored = readStorage(key);
    if (stored === null) continue;
    const readable = readableSearches(stored);
    if (readable.length === 0) removeStorage(key);
    else if (JSON.stringify(readable) !== stored) writeStorage(key, JSON.stringify(readable));
  }
  return hasRoom(MOST_ADDED) || !hasRoom(ATTEMPT);
}
