import { withPrefix } from 'gatsby';
import { MAP_PATIENCE } from './delays';
import { gatsbyWindow } from './gatsbyGlobals';

type ChunkMap = Record<string, string[]>;

/** Leaves out the style sheets that stand in the page, which Gatsby would prefetch with the next of its kind. */
function withoutInlined(map: ChunkMap): ChunkMap {
  const isMissing = (file: string) => !document.querySelector(`style[data-href="${withPrefix(file)}"]`);
  return Object.fromEntries(Object.entries(map).map(([name, files]) => [name, files.filter(isMissing)]));
}

/**
 * Gives Gatsby the files of each page's component, which it prefetches. Gatsby would write this map into every page;
 * without it, or when it does not load in time, a page's files are fetched when the page is wanted.
 */
export async function loadChunkMap(): Promise<void> {
  const target = gatsbyWindow();
  target.___chunkMapping ??= {};
  try {
    const response = await fetch(withPrefix('/chunk-map.json'), { signal: AbortSignal.timeout(MAP_PATIENCE) });
    if (response.ok) target.___chunkMapping = withoutInlined((await response.json()) as ChunkMap);
  } catch {
    // Offline, or as good as that: what is prefetched could not be fetched either.
  }
}
