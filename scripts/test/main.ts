import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireChromium } from '../shared/findChromium';
import { exitWith } from '../shared/exitWith';
import { countPlaywright, countSamples, countVitest, type Count } from './counts';
import { failuresIn, type Report } from './failuresIn';
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
  /** The file of the runner's report, and what counts its tests; without one the step counts as one test. */
  report?: { file: string; count: (report: unknown) => Count };
}

const reports = mkdtempSync(join(tmpdir(), 'site-tests-'));
const fileOf = (name: string) => join(reports, name);

const steps: Step[] = [
  { name: 'Formatting', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'Lint', command: ['eslint', '--max-warnings', '0', '.'] },
  { name: 'Types', command: ['tsc'] },
  {
    name: 'Unit tests',
    command: ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${fileOf('unit.json')}`],
    report: { file: fileOf('unit.json'), count: countVitest },
  },
  {
    name: 'Samples of the documentation',
    command: ['tsx', 'scripts/check-docs/main.ts', '--json', fileOf('samples.json')],
    report: { file: fileOf('samples.json'), count: countSamples },
  },
  { name: 'Production build', command: ['npm', 'run', '--silent', 'build'], beside: 'Formatting', isNeeded: true },
  {
    name: 'End-to-end tests',
    command: ['playwright', 'test'],
    variables: { E2E_REPORT: fileOf('e2e.json') },
    report: { file: fileOf('e2e.json'), count: countPlaywright },
  },
  {
    name: 'End-to-end tests of a build with all settings',
    command: ['tsx', 'scripts/test/configured.ts', '--workers', '1'],
    beside: 'End-to-end tests',
    variables: { E2E_REPORT: fileOf('configured.json') },
    report: { file: fileOf('configured.json'), count: countPlaywright },
  },
  {
    name: 'Rows of the specification',
    command: ['tsx', 'scripts/specification/main.ts', ...['unit.json', 'e2e.json', 'configured.json'].map(fileOf)],
  },
];

/** Runs every check of the project; ends with what failed, and why, and the sum of what passed and failed. */
async function main(): Promise<boolean> {
  const environment = { ...process.env, CHROMIUM_PATH: requireChromium(process.env) };
  const total: Count = { passed: 0, failed: 0 };
  const failures: string[] = [];
  const begun = new Map<Step, ReturnType<typeof runBeside>>();
  for (const step of steps) {
    const { name, command, isNeeded, variables } = step;
    for (const other of steps.filter(({ beside }) => beside === name))
      begun.set(other, runBeside(other.command, { ...environment, ...other.variables }));
    console.log(`\n== ${name}`);
    const beside = await begun.get(step);
    if (beside) process.stdout.write(beside.output);
    const succeeded = beside?.succeeded ?? (await run(command, { ...environment, ...variables }));
    const { passed, failed, told } = outcomeOf(step, succeeded);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) failures.push(`\n== Failed: ${name}`, ...(told.length > 0 ? told : ['It told why above.']));
    if (!succeeded && isNeeded) break;
  }
  for (const failure of failures) console.log(failure);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0;
}

/** A step that failed counts as a failure even where its report tells of none, or is missing. */
function outcomeOf({ report }: Step, succeeded: boolean): Count & { told: string[] } {
  if (!report) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, told: [] };
  try {
    const content = JSON.parse(readFileSync(report.file, 'utf8')) as Report;
    const { passed, failed } = report.count(content);
    return { passed, failed: succeeded ? failed : Math.max(1, failed), told: failuresIn(content, process.cwd()) };
  } catch {
    return { passed: 0, failed: 1, told: [] };
  }
}

exitWith(async () => {
  try {
    return await main();
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
});
