import type * as SearchModalModule from './modal/SearchModal';

type Loaded = typeof SearchModalModule;

let loaded: Loaded | null = null;

export const loadedSearchModal = (): Loaded | null => loaded;

/** Loads the modal; after a failure the next call tries again. */
export async function loadSearchModal(): Promise<Loaded> {
  loaded = await import(/* webpackChunkName: "search-modal" */ './modal/SearchModal');
  return loaded;
}
