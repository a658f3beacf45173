import type { LibraryProvider } from './types';

/** The name of the demo with the controls that a query builder has by itself. */
export const DEFAULT_LIBRARY = 'default';

/**
 * Loads the folder of a library, by its name in content/libraries.yml; the default one has nothing to load. The static HTML
 * shows the default controls, so the build of it compiles none of the libraries.
 *
 * @throws what the browser says when a file of the library does not load
 */
export const loadLibrary = (name: string): Promise<{ default: LibraryProvider }> =>
  process.env.BUILD_STAGE === 'build-html'
    ? Promise.reject(new Error('Libraries load in a browser.'))
    : import(/* webpackChunkName: "demo-[request]" */ `./${name}/index.tsx`);
