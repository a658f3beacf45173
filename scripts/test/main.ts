import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitWith } from '../shared/exitWith';
import { requireChromium } from '../shared/findChromium';
import { runParts, type Stage } from './runParts';

/** Stages of a full test run, scheduled for two cores. */
const stagesOf = (reportOf: (name: string) => string): Stage[] => [
  {
    parts: [
      { name: 'Formatting', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
      { name: 'Lint', command: ['eslint', '--max-warnings', '0', '.'] },
      { name: 'Types', command: ['tsc'] },
      {
        name: 'Unit tests',
        command: ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${reportOf('unit')}`],
        report: reportOf('unit'),
      },
    ],
    parallel: [{ name: 'Production build', command: ['npm', 'run', '--silent', 'build'], isNeeded: true }],
  },
  {
    parts: [
      {
        name: 'End-to-end tests',
        command: ['playwright', 'test'],
        variables: { E2E_REPORT: reportOf('e2e') },
        report: reportOf('e2e'),
      },
    ],
    parallel: [
      {
        name: 'Samples of the documentation',
        command: ['tsx', 'scripts/check-docs/main.ts', '--json', reportOf('samples')],
        report: reportOf('samples'),
      },
      {
        name: 'End-to-end tests of a build with all settings',
        command: ['tsx', 'scripts/test/configured.ts', '--workers', '1'],
        variables: { E2E_REPORT: reportOf('configured') },
        report: reportOf('configured'),
      },
    ],
  },
  {
    parts: [
      {
        name: 'Rows of the specification',
        command: ['tsx', 'scripts/specification/main.ts', ...['unit', 'e2e', 'configured'].map(reportOf)],
      },
    ],
  },
];

exitWith(async () => {
  const reports = mkdtempSync(join(tmpdir(), 'site-tests-'));
  try {
    const environment = { ...process.env, CHROMIUM_PATH: requireChromium() };
    return await runParts(
      stagesOf((name) => join(reports, `${name}.json`)),
      environment,
    );
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
});
