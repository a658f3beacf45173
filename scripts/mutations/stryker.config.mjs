import process from 'node:process';

/** Folders of pure rules with unit tests next to them. */
export const FOLDER = process.env.FOLDER ?? 'src/{demo/core,search/local,shared}';

export default {
  mutate: [`${FOLDER}/**/*.ts`, '!**/*.test.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutations/vitest.config.mjs' },
  dryRunTimeoutMinutes: 30,
  // What runs while modules load is left out: each of its mutants would need all tests.
  ignoreStatic: true,
  ignorePatterns: ['/.cache', '/public'],
  tempDirName: '.cache/stryker',
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { reportTests: false, skipFull: true },
};
