import { inProject } from '../paths';

/** Modules that are loaded on user interaction. */
const MODULES = [
  'src/demo/core/code/index.ts',
  'src/demo/core/imports/importQuery.ts',
  'src/demo/libraries/loadLibrary.ts',
  'src/demo/panels/ProjectFiles.tsx',
  'src/playground/Playground.tsx',
  'src/search/hosted/createHostedSearchClient.ts',
  'src/search/local/createLocalSearchClient.ts',
  'src/search/modal/SearchModal.tsx',
];

/**
 * Aliases that drop browser-only code, and everything that it imports, from the server bundle: it never runs during
 * rendering, and would be most of that bundle.
 */
export const BROWSER_ONLY: Record<string, false> = Object.fromEntries(MODULES.map((file) => [inProject(file), false]));
