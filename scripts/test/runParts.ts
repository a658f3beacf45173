import { readFileSync } from 'node:fs';
import { runCommand, runInBackground } from '../shared/run';
import { readOutcome, type PartOutcome } from './report';

export interface TestPart {
  name: string;
  command: string[];
  variables?: NodeJS.ProcessEnv;
  /** Path of the JSON report it writes; without one, it counts as a single test. */
  report?: string;
  /** Whether its failure skips all later stages. */
  isNeeded?: boolean;
}

/** `parts` run in sequence; `parallel` runs in sequence at the same time. */
export interface Stage {
  parts: TestPart[];
  parallel?: TestPart[];
}

interface Ran extends PartOutcome {
  name: string;
  seconds: number;
  isNeeded: boolean;
}

/**
 * Runs stages in sequence, then prints failures, a table of the parts and the totals. The output of `parallel` parts
 * appears when they have ended.
 *
 * @returns whether nothing failed
 */
export async function runParts(
  stages: readonly Stage[],
  environment: NodeJS.ProcessEnv,
  print: (text: string) => void = console.log,
): Promise<boolean> {
  const all: Ran[] = [];
  for (const { parts, parallel = [] } of stages) {
    const meanwhile = runEach(parallel, (part) => runInBackground(part.command, { ...environment, ...part.variables }));
    const ran = await runEach(parts, async (part) => {
      print(`\n== ${part.name}`);
      return { succeeded: await runCommand(part.command, { ...environment, ...part.variables }), output: '' };
    });
    const others = await meanwhile;
    for (const { name, output } of others) print(`\n== ${name}\n${output}`);
    all.push(...ran, ...others);
    if (all.some(({ isNeeded, failures }) => isNeeded && failures.length > 0)) break;
  }
  for (const { name, failures } of all) if (failures.length > 0) print(`\n== Failed: ${name}\n${failures.join('\n')}`);
  const sum = (valueOf: (part: Ran) => number) => all.reduce((total, part) => total + valueOf(part), 0);
  const failed = sum(({ failures }) => failures.length);
  print(`\n${table(all)}\n\n${sum(({ passed }) => passed)} passed, ${failed} failed`);
  return failed === 0;
}

async function runEach(
  parts: readonly TestPart[],
  start: (part: TestPart) => Promise<{ succeeded: boolean; output: string }>,
): Promise<(Ran & { output: string })[]> {
  const all = [];
  for (const part of parts) {
    const begin = performance.now();
    const { succeeded, output } = await start(part);
    const seconds = (performance.now() - begin) / 1000;
    all.push({ name: part.name, seconds, output, isNeeded: part.isNeeded ?? false, ...outcomeOf(part, succeeded) });
  }
  return all;
}

/** A failed part counts as one failure even if its report is missing or lists none. */
function outcomeOf({ report }: TestPart, succeeded: boolean): PartOutcome {
  const untold = ['Its output above shows why.'];
  if (!report) return succeeded ? { passed: 1, failures: [] } : { passed: 0, failures: untold };
  try {
    const { passed, failures } = readOutcome(JSON.parse(readFileSync(report, 'utf8')), process.cwd());
    return { passed, failures: succeeded || failures.length > 0 ? failures : untold };
  } catch {
    return { passed: 0, failures: untold };
  }
}

const table = (parts: readonly Ran[]): string =>
  parts
    .map(({ name, seconds, passed, failures }) => {
      const [time, good, bad] = [seconds.toFixed(0), passed, failures.length].map((figure) =>
        String(figure).padStart(6),
      );
      return `${name.padEnd(46)}${time} s${good} passed${bad} failed`;
    })
    .join('\n');
