import type { LibraryProvider } from './types';

type LoadLibrary = () => Promise<{ default: LibraryProvider }>;

/** The name of the demo with the controls that a query builder has by itself. */
export const DEFAULT_LIBRARY = 'default';

/**
 * How to load the controls of each library, by its name in content/libraries.yml. The static HTML has the default ones, so
 * the build of it compiles none of the libraries.
 */
export const libraries: Readonly<Record<string, LoadLibrary | undefined>> =
  process.env.BUILD_STAGE === 'build-html'
    ? {}
    : {
        antd: () => import(/* webpackChunkName: "demo-antd" */ './antd'),
        bootstrap: () => import(/* webpackChunkName: "demo-bootstrap" */ './bootstrap'),
        bulma: () => import(/* webpackChunkName: "demo-bulma" */ './bulma'),
        chakra: () => import(/* webpackChunkName: "demo-chakra" */ './chakra'),
        mantine: () => import(/* webpackChunkName: "demo-mantine" */ './mantine'),
        material: () => import(/* webpackChunkName: "demo-material" */ './material'),
      };
