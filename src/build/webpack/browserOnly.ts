import { inProject } from '../paths';

/** Modules that pages fetch when a reader asks for them. */
const MODULES = [
  'src/demo/core/code/index.ts',
  'src/demo/core/imports/importQuery.ts',
  'src/demo/panels/ProjectFiles.tsx',
  'src/playground/Playground.tsx',
  'src/search/hosted/createHostedSearchClient.ts',
  'src/search/local/createLocalSearchClient.ts',
  'src/search/modal/SearchModal.tsx',
];

/**
 * Aliases that leave out what only browsers run, with all that it imports: nobody edits or searches while pages are
 * rendered, and compiling it would take a third of that bundle's time.
 */
export const BROWSER_ONLY: Record<string, false> = Object.fromEntries(MODULES.map((file) => [inProject(file), false]));
