import type * as SearchModalModule from './modal/SearchModal';

type Loaded = typeof SearchModalModule;

let loaded: Loaded | null = null;

/** The modal, where it has been fetched already. */
export const loadedSearchModal = (): Loaded | null => loaded;

/** Fetches the modal; rejects when its files cannot be had, and tries again when it is next asked. */
export async function loadSearchModal(): Promise<Loaded> {
  // Nobody searches while the pages are rendered: its modules would only take the build's time there.
  if (process.env.BUILD_STAGE === 'build-html') throw new Error('The search runs in a browser.');
  loaded = await import(/* webpackChunkName: "search-modal" */ './modal/SearchModal');
  return loaded;
}
