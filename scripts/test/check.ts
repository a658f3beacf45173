import { execFileSync } from 'node:child_process';
import { exitWith } from '../shared/exitWith';
import { runParts } from './runParts';

const CACHE = 'node_modules/.cache';

/** The merge base with the main branch; HEAD if there is no such branch. */
function base(): string {
  for (const branch of ['origin/main', 'main']) {
    try {
      return execFileSync('git', ['merge-base', 'HEAD', branch], { encoding: 'utf8', stdio: 'pipe' }).trim();
    } catch {
      // Not every clone has both branches.
    }
  }
  return 'HEAD';
}

exitWith(() =>
  runParts(
    [
      {
        parts: [
          { name: 'Formatting', command: ['prettier', '--check', '--log-level', 'warn', '--cache', '.'] },
          {
            name: 'Lint',
            command: ['eslint', '--max-warnings', '0', '--cache', '--cache-location', `${CACHE}/eslint/`, '.'],
          },
        ],
        parallel: [
          {
            name: 'Types',
            command: ['tsc', '--incremental', '--tsBuildInfoFile', `${CACHE}/types.tsbuildinfo`],
          },
        ],
      },
      {
        parts: [
          {
            name: 'Unit tests of what changed',
            command: ['vitest', 'run', '--changed', base(), '--passWithNoTests', '--reporter=dot'],
          },
        ],
      },
    ],
    process.env,
  ),
);
