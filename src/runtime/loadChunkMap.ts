import { withPrefix } from 'gatsby';
import { gatsbyWindow } from './gatsbyGlobals';

/**
 * Gives Gatsby the files of each page's component, which it prefetches. Gatsby would write this map into every page;
 * without it, or when it does not load, a page's files are fetched when the page is wanted.
 */
export async function loadChunkMap(): Promise<void> {
  const target = gatsbyWindow();
  target.___chunkMapping ??= {};
  try {
    const response = await fetch(withPrefix('/chunk-map.json'));
    if (response.ok) target.___chunkMapping = (await response.json()) as Record<string, string[]>;
  } catch {
    // Offline: what is prefetched could not be fetched either.
  }
}
