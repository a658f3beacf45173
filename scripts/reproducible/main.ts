import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../copyProject';
import { runQuietly } from '../test/run';
import { compareFolders } from './compareFolders';

/** Two machines that have nothing in common but the project: their folders, and how they tell the time. */
const MACHINES = [
  { purpose: 'one', TZ: 'Pacific/Auckland', LANG: 'C' },
  { purpose: 'another-with-a-longer-name', TZ: 'America/Los_Angeles', LANG: 'de_DE.UTF-8' },
];

function build({ purpose, ...variables }: (typeof MACHINES)[number]): string {
  const copy = copyProject(process.cwd(), purpose);
  const { succeeded, output } = runQuietly(['npm', 'run', '--silent', 'build'], { ...process.env, ...variables }, copy);
  if (!succeeded) throw new Error(`The build in ${copy} failed:\n${output}`);
  return copy;
}

/** Builds the site twice, without the history of git, and tells in what the two differ; gives whether in nothing. */
function main(): boolean {
  const copies: string[] = [];
  try {
    for (const machine of MACHINES) copies.push(build(machine));
    const [first = '', second = ''] = copies.map((copy) => join(copy, 'public'));
    const differences = compareFolders(first, second);
    if (/<lastmod>/.test(readFileSync(join(first, 'sitemap.xml'), 'utf8'))) {
      differences.push('sitemap.xml: a date, where no history tells any');
    }
    for (const difference of differences) console.error(difference);
    console.log(differences.length === 0 ? 'Two builds gave the same files.' : `${differences.length} differences`);
    return differences.length === 0;
  } finally {
    for (const copy of copies) rmSync(copy, { recursive: true, force: true });
  }
}

process.exitCode = main() ? 0 : 1;
