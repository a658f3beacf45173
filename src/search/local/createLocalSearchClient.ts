import { withPrefix } from 'gatsby';
import type { SearchClient } from '../types';
import { createEngineClient } from './createEngineClient';

/** A search in the index that the build made, in a worker of its own. Nothing is loaded before the first use. */
export function createLocalSearchClient(): SearchClient {
  return createEngineClient({
    folder: withPrefix('/search-index/'),
    startWorker: () => new Worker(new URL('./worker.ts', import.meta.url)),
  });
}
