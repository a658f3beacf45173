import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCompressed } from '../../src/build/output/compressedFiles';
import { copyProject } from '../shared/copyProject';
import { exitWith } from '../shared/exitWith';
import { runQuietly } from '../shared/run';
import { compareFolders, type Difference } from './compareFolders';

/** A copy of the project on a machine that has nothing in common with others: its folder, and how it tells the time. */
interface Machine {
  folder: string;
  variables: NodeJS.ProcessEnv;
}

const newMachine = (purpose: string, variables: NodeJS.ProcessEnv): Machine => ({
  folder: copyProject(process.cwd(), purpose),
  variables: { ...process.env, ...variables },
});

function runOn({ folder, variables }: Machine, script: string): void {
  const { succeeded, output } = runQuietly(['npm', 'run', '--silent', script], variables, folder);
  if (!succeeded) throw new Error(`npm run ${script} in ${folder} failed:\n${output}`);
}

const builtOn = ({ folder }: Machine) => join(folder, 'public');

/** Changes code in a file. Throws Error where it is not there. */
function replaceIn(file: string, from: string, to: string): void {
  const before = readFileSync(file, 'utf8');
  if (!before.includes(from)) throw new Error(`${file}: expected ${from}`);
  writeFileSync(file, before.replace(from, to));
}

/** What authors do between two builds: they change the text of a page, a style of all pages, and what makes them. */
function makeChanges({ folder }: Machine): void {
  appendFileSync(join(folder, 'content/docs/5/intro.mdx'), '\nOne more sentence.\n');
  appendFileSync(join(folder, 'src/theme/global.css'), '\n:root { --changed: 1; }\n');
  replaceIn(join(folder, 'src/build/document/components.ts'), "nextId('tabs')", "nextId('changed')");
}

/** Tells how many differences there are, and each; gives whether there is none. */
function report(what: string, differences: readonly Difference[]): boolean {
  for (const { file, problem } of differences) console.error(`${file}: ${problem}`);
  console.log(`${what}: ${differences.length === 0 ? 'the same files' : `${differences.length} differences`}`);
  return differences.length === 0;
}

/** Without the history of git, no build tells a date. */
const datesOn = (machine: Machine): Difference[] =>
  /<lastmod>/.test(readFileSync(join(builtOn(machine), 'sitemap.xml'), 'utf8'))
    ? [{ file: 'sitemap.xml', problem: 'has a date, where no history tells any' }]
    : [];

/**
 * Builds the site on two machines and compares; then builds it again after a change, on one with all that it has kept, a
 * compressed file beside each included, and on the other from nothing. What only the first has then is what earlier pages
 * ask for, but nothing compressed may be left. Gives whether nothing differs.
 */
function main(): boolean {
  const machines = [
    newMachine('one', { TZ: 'Pacific/Auckland', LANG: 'C' }),
    newMachine('another-with-a-longer-name', { TZ: 'America/Los_Angeles', LANG: 'de_DE.UTF-8' }),
  ] as const;
  const [warm, cold] = machines;
  try {
    for (const machine of machines) runOn(machine, 'build');
    const first = [...compareFolders(builtOn(warm), builtOn(cold)), ...datesOn(warm)];
    const isReproducible = report('Two builds', first);

    runOn(warm, 'precompress');
    runOn(cold, 'clean');
    for (const machine of machines) makeChanges(machine);
    for (const machine of machines) runOn(machine, 'build');
    const second = compareFolders(builtOn(warm), builtOn(cold));
    const stale = second.filter(({ file, problem }) => problem !== 'only in the first' || isCompressed(file));
    return report('A build after a change, and one from nothing', stale) && isReproducible;
  } finally {
    for (const { folder } of machines) rmSync(folder, { recursive: true, force: true });
  }
}

exitWith(main);
