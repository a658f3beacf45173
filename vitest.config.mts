import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { sourceFiles } from './src/gatsby/webpack/sourceFiles.mjs';

const FOLDERS = ['src', 'scripts', 'bench', 'tests'];

/** Goes to another folder or replaces modules, so that what is loaded meanwhile is wrong for other tests. */
const NEEDS_OWN_MODULES =
  /workIn: true|process\.chdir\(|vi\.(?:mock|doMock|resetModules)\(|support\/(?:smallSite|mistakes)/;

const tests = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
).filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('/node_modules/'));
const apart = tests.filter((file) => NEEDS_OWN_MODULES.test(readFileSync(file, 'utf8')));

/** What webpack makes of such imports. */
const sources = {
  name: 'sources',
  load: (id: string) =>
    id.endsWith('?sources') ? `export default ${sourceFiles(id.replace('?sources', ''))}` : undefined,
};

export default defineConfig({
  plugins: [sources],
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // Style sheets count for nothing, but for those whose text is asked for.
    css: { include: /\.css\?raw$/ },
    maxWorkers: '100%',
    // A machine that is busy is not a test that fails.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000, interval: 5 } },
    // Tags are the names of rows in tests/specification.yml, which scripts/specification checks.
    strictTags: false,
    restoreMocks: true,
    unstubGlobals: true,
    setupFiles: 'tests/support/restoreGlobals.ts',
    projects: [
      { extends: true, test: { name: 'apart', include: apart } },
      // To load each module once, and not once for each file, takes a third of the time.
      { extends: true, test: { name: 'together', include: tests, exclude: apart, isolate: false } },
    ],
  },
});
