import { inProject } from '../paths';

/** Modules that pages fetch when a reader asks for them. */
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
 * Aliases that leave out what only browsers run, with all that it imports: nobody edits, searches or changes controls
 * while pages are rendered, and it would be most of what that bundle is made of.
 */
export const BROWSER_ONLY: Record<string, false> = Object.fromEntries(MODULES.map((file) => [inProject(file), false]));
