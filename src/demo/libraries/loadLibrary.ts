import type { LibraryProvider } from './types';

/** Loads a library by its name in content/libraries.yml. The bundle that renders the static HTML has none of it. */
export const loadLibrary = (name: string): Promise<{ default: LibraryProvider }> =>
  import(/* webpackChunkName: "demo-[request]" */ `./${name}/index.tsx`);
