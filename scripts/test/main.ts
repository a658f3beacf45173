import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireChromium } from '../shared/findChromium';
import { countPlaywright, countSamples, countVitest, type Count } from './counts';
import { exitWith } from '../shared/exitWith';
import { run, runBeside } from '../shared/run';

/** One part of the test run: a command, and how many tests it ran. */
interface Step {
  name: string;
  command: string[];
  /** The step with which it begins, and beside which it runs: that one leaves a part of two cores alone. */
  beside?: string;
  /** Whether those after it make no sense where it fails. */
  isNeeded?: boolean;
  /** What its environment holds besides. */
  variables?: NodeJS.ProcessEnv;
  /** Reads the runner's report; without one the step counts as one test. */
  count?: () => Count;
}

const reports = mkdtempSync(join(tmpdir(), 'site-tests-'));
const report = (name: string) => join(reports, name);
const read = (name: string): unknown => JSON.parse(readFileSync(report(name), 'utf8'));

const steps: Step[] = [
  { name: 'Formatting', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'Lint', command: ['eslint', '--max-warnings', '0', '.'] },
  { name: 'Types', command: ['tsc'] },
  {
    name: 'Unit tests',
    command: ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report('unit.json')}`],
    count: () => countVitest(read('unit.json')),
  },
  {
    name: 'Samples of the documentation',
    command: ['tsx', 'scripts/check-docs/main.ts', '--json', report('samples.json')],
    count: () => countSamples(read('samples.json')),
  },
  { name: 'Production build', command: ['npm', 'run', '--silent', 'build'], beside: 'Formatting', isNeeded: true },
  {
    name: 'End-to-end tests',
    command: ['playwright', 'test'],
    variables: { E2E_REPORT: report('e2e.json') },
    count: () => countPlaywright(read('e2e.json')),
  },
  {
    name: 'End-to-end tests of a build with all settings',
    command: ['tsx', 'scripts/test/configured.ts', '--workers', '1'],
    beside: 'End-to-end tests',
    variables: { E2E_REPORT: report('configured.json') },
    count: () => countPlaywright(read('configured.json')),
  },
  {
    name: 'Rows of the specification',
    command: ['tsx', 'scripts/specification/main.ts', ...['unit.json', 'e2e.json', 'configured.json'].map(report)],
  },
];

/** Runs every check of the project, and ends with the sum of what passed and failed. */
async function main(): Promise<boolean> {
  const environment = { ...process.env, CHROMIUM_PATH: requireChromium(process.env) };
  const total: Count = { passed: 0, failed: 0 };
  const begun = new Map<Step, ReturnType<typeof runBeside>>();
  for (const step of steps) {
    const { name, command, isNeeded, variables, count } = step;
    for (const other of steps.filter(({ beside }) => beside === name))
      begun.set(other, runBeside(other.command, { ...environment, ...other.variables }));
    console.log(`\n== ${name}`);
    const beside = await begun.get(step);
    if (beside) process.stdout.write(beside.output);
    const succeeded = beside?.succeeded ?? (await run(command, { ...environment, ...variables }));
    const counted = countStep(succeeded, count);
    total.passed += counted.passed;
    total.failed += counted.failed;
    if (!succeeded && isNeeded) break;
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0;
}

/** A step that failed counts as a failure even where its report tells of none, or is missing. */
function countStep(succeeded: boolean, count: Step['count']): Count {
  if (!count) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  try {
    const { passed, failed } = count();
    return { passed, failed: succeeded ? failed : Math.max(1, failed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

exitWith(async () => {
  try {
    return await main();
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
});
