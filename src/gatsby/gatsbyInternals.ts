import { join } from 'node:path';
import type { Store } from 'gatsby';
import { inProject } from './paths';

// Everything that depends on undocumented internals of Gatsby. gatsbyInternals.test.ts and the tests of the built site
// cover each, so that a Gatsby update that breaks one is noticed.

/** The bundle of what gatsby-node.ts loads, in a folder that Gatsby empties at its start, but not with its cache. */
export const NODE_APIS = inProject('.cache', 'compiled', 'node-apis.js');

/** Whether this is a process that Gatsby started to share its work. */
export const isWorker = (): boolean => process.env.GATSBY_WORKER_ID !== undefined;

/**
 * Makes Gatsby start with an empty cache, as after a change of gatsby-node.ts. It works only in onPreInit: Gatsby then
 * compares this hash with that of its plugins.
 */
export const emptyCache = (store: Store): void => void store.dispatch({ type: 'UPDATE_PLUGINS_HASH', payload: '' });

/** A folder that Gatsby keeps when it empties its cache. */
export const PERSISTENT_FOLDER = inProject('.cache', 'adapters');

/** The module that imports all pages. A development server bundles it for a renderer that renders none of them. */
export const PAGES_MODULE = '$virtual/async-requires';

/** The class of the webpack plugin that lints JavaScript, with plugins of its own that take seconds to load. */
export const LINTER = 'ESLintWebpackPlugin';

/** What Gatsby emits for each change of a node: for a saved file, half a second before it makes the change. */
export const CHANGE_FOUND = 'ENQUEUE_NODE_MUTATION';

/** Makes Gatsby run the queries of a build itself. It asks how many processors there are once it has made the pages. */
export function queryInOneProcess(): void {
  process.env.GATSBY_CPU_COUNT = '1';
}

/** Gatsby's script tags, which it puts into every page between two comments. */
const SCRIPTS_SLICE =
  /(<!-- slice-start id="_gatsby-scripts-1" -->)([\s\S]*?)(<!-- slice-end id="_gatsby-scripts-1" -->)/;

export const SCRIPTS_SLICE_FILE = '_gatsby/slices/_gatsby-scripts-1.html';

export const replaceScripts = (html: string, scripts: string): string =>
  html.replace(SCRIPTS_SLICE, (_, start: string, __, end: string) => start + scripts + end);

export const pageDataFile = (path: string): string =>
  join('page-data', path === '/' ? 'index' : path, 'page-data.json');

/** The build hash and the addresses of the scripts on every page. Throws Error for a slice without them. */
export function readScripts(slice: string): { build: string; addresses: string[] } {
  const [, build] = /window\.___webpackCompilationHash="(\w+)"/.exec(slice) ?? [];
  const addresses = [...slice.matchAll(/<script src="([^"]+)" async/g)].map(([, address = '']) => address);
  if (!build || addresses.length === 0) throw new Error(`${SCRIPTS_SLICE_FILE}: expected the scripts of every page`);
  return { build, addresses };
}
