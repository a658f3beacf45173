import type { LibraryProvider } from './types';

/**
 * Loads the folder of a library, by its name in content/libraries.yml. The static HTML shows the default controls, so
 * nothing of it is in the bundle that renders pages.
 *
 * @throws what the browser says when a file of the library does not load
 */
export const loadLibrary = (name: string): Promise<{ default: LibraryProvider }> =>
  import(/* webpackChunkName: "demo-[request]" */ `./${name}/index.tsx`);
