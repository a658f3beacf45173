import { spawnSync } from 'node:child_process';
import { exitWith } from '../shared/exitWith';
import { runParts } from './runParts';

const CACHE = 'node_modules/.cache';

/** What Vitest compares the change with, from where both parted; HEAD if this clone has no main branch. */
function mainBranch(): string {
  const isThere = (branch: string) => spawnSync('git', ['merge-base', 'HEAD', branch]).status === 0;
  return ['origin/main', 'main'].find(isThere) ?? 'HEAD';
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
            command: ['vitest', 'run', '--changed', mainBranch(), '--passWithNoTests', '--reporter=dot'],
          },
        ],
      },
    ],
    process.env,
  ),
);
