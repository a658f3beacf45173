import { appendFileSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyProject } from '../../scripts/shared/copyProject';
import { exitWith } from '../../scripts/shared/exitWith';
import { runQuietly } from '../../scripts/shared/run';
import { DEVELOP_STEPS, measureDevelop } from './develop';
import { today } from '../results';
import { buildResults, buildTable, type BuildRow } from './results';

const RUNS = 3;

const INSTALL = 'npm ci';
const FROM_NOTHING = 'Build from nothing';
const AFTER_CHANGE = 'Build after a change of one page';

/**
 * @returns seconds
 * @throws Error with the command's output if it fails
 */
function time(command: string[], folder: string): number {
  const start = performance.now();
  const { succeeded, output } = runQuietly(command, { ...process.env, CI: 'true' }, folder);
  if (!succeeded) throw new Error(`${command.join(' ')} failed in ${folder}:\n${output}`);
  return (performance.now() - start) / 1000;
}

const removeAll = (folder: string, ...names: string[]) => {
  for (const name of names) rmSync(join(folder, name), { recursive: true, force: true });
};

const build = (copy: string) => time(['npm', 'run', '--silent', 'build'], copy);

/** Measures a warm install: the first run fills npm's cache. */
function install(copy: string): number {
  const versions = readdirSync(join(copy, 'content/docs')).map((name) => join('content/docs', name, 'node_modules'));
  removeAll(copy, 'node_modules', ...versions);
  return time(['npm', 'ci', '--no-audit', '--no-fund'], copy);
}

async function measure(project: string): Promise<Map<string, (number | null)[]>> {
  const copy = copyProject(project, 'build');
  try {
    const times = new Map<string, (number | null)[]>();
    const add = (name: string, ...seconds: (number | null)[]) =>
      times.set(name, [...(times.get(name) ?? []), ...seconds]);
    for (let run = 0; run < RUNS; run++) {
      removeAll(copy, 'public', '.cache');
      add(FROM_NOTHING, build(copy));
      appendFileSync(join(copy, 'content/docs/5/api/export.mdx'), `\nOne more sentence: ${run}.\n`);
      add(AFTER_CHANGE, build(copy));
      removeAll(copy, 'public', '.cache');
      for (const [name, seconds] of await measureDevelop(copy)) add(name, seconds);
    }
    for (let run = 0; run < RUNS; run++) add(INSTALL, install(copy));
    return times;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Benchmarks builds, development server and install, with a table column per checkout (with packages installed). */
async function bench(projects: readonly string[]): Promise<void> {
  const missing = projects.find((project) => !existsSync(join(project, 'node_modules')));
  if (missing !== undefined) throw new Error(`${missing}: expected a checkout in which "npm ci" was run`);
  const measured: Map<string, (number | null)[]>[] = [];
  for (const project of projects) measured.push(await measure(resolve(project)));
  const rows = [FROM_NOTHING, AFTER_CHANGE, ...DEVELOP_STEPS, INSTALL].map((name): BuildRow => ({
    name,
    seconds: measured.map((times) => times.get(name) ?? []),
  }));
  console.log(buildTable(rows));
  buildResults.keep({ date: today(), rows });
}

const given = process.argv.slice(2);
exitWith(() => bench(given.length > 0 ? given : ['.']));
