import type * as SearchModalModule from './modal/SearchModal';

type Loaded = typeof SearchModalModule;

let loaded: Loaded | null = null;

/** The modal, where it has been fetched already. */
export const loadedSearchModal = (): Loaded | null => loaded;

/** Fetches the modal; rejects when its files cannot be had, and tries again when it is next asked. */
export async function loadSearchModal(): Promise<Loaded> {
  loaded = await import(/* webpackChunkName: "search-modal" */ './modal/SearchModal');
  return loaded;
}
