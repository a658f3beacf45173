import { decodeIndex, type IndexContent } from './indexFile';

/** How long, in ms, a server may take for all of the file. */
const PATIENCE = 10_000;

/**
 * Fetches the index of a version.
 *
 * @throws Error that tells a visitor what failed
 */
export async function fetchIndex(url: string): Promise<IndexContent> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), PATIENCE);
  try {
    const response = await fetch(url, { signal: giveUp.signal });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return decodeIndex(await response.text());
  } catch (cause) {
    throw new Error('The search index could not be loaded.', { cause });
  } finally {
    clearTimeout(timer);
  }
}
