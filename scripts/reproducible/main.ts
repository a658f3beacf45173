import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** A page that goes in the first round. */
const PASSING = 'content/docs/5/passing.mdx';

const PASSING_TEXT = `---
title: Passing
description: A page that goes, with all that was made of it, when the site is built once more.
sidebar_position: 90
---

Text.
`;

/** What people do between two builds, each followed by a build: with all that is kept, and from nothing. */
const ROUNDS: Record<string, (folder: string) => void> = {
  'a change of content and of code'(folder) {
    const file = (path: string) => join(folder, path);
    appendFileSync(file('content/docs/5/intro.mdx'), '\nOne more sentence.\n');
    rmSync(file(PASSING));
    replaceIn(file('content/versions.yml'), 'label: Next', 'label: Coming');
    appendFileSync(file('src/theme/global.css'), '\n:root { --changed: 1; }\n');
    replaceIn(file('src/build/document/components.ts'), "nextId('tabs')", "nextId('changed')");
    // A script that stands in each page, and whose hash its policy has.
    replaceIn(file('src/runtime/startScript.ts'), 'did not load properly', 'did not load in full');
  },
  // Gatsby empties its cache after one, and leaves the site.
  'a change of configuration'(folder) {
    replaceIn(join(folder, 'gatsby-config.ts'), "name: 'pages'", "name: 'others'");
  },
};

/** The name of a file that changes with what it holds: pages of an earlier build may still be asking for it. */
const HAS_DIGEST = /[-.][\da-f]{8,}\.(?!.*\.(?:br|gz)$)|^(?:page-data\/sq|static)\//;

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
 * Builds the site on two machines and compares; then again after each change, on one with all that it has kept, a
 * compressed file beside each included, and on the other from nothing. Gives whether nothing differs, but for files that
 * earlier pages may still ask for.
 */
function main(): boolean {
  const machines = [
    newMachine('one', { TZ: 'Pacific/Auckland', LANG: 'C' }),
    newMachine('another-with-a-longer-name', { TZ: 'America/Los_Angeles', LANG: 'de_DE.UTF-8' }),
  ] as const;
  const [warm, cold] = machines;
  try {
    for (const { folder } of machines) writeFileSync(join(folder, PASSING), PASSING_TEXT);
    for (const machine of machines) runOn(machine, 'build');
    let isSame = report('Two builds', [...compareFolders(builtOn(warm), builtOn(cold)), ...datesOn(warm)]);

    for (const [change, make] of Object.entries(ROUNDS)) {
      runOn(warm, 'precompress');
      runOn(cold, 'clean');
      for (const { folder } of machines) make(folder);
      for (const machine of machines) runOn(machine, 'build');
      const stale = compareFolders(builtOn(warm), builtOn(cold)).filter(
        ({ file, problem }) => problem !== 'only in the first' || !HAS_DIGEST.test(file),
      );
      isSame = report(`After ${change}, with what was kept and from nothing`, stale) && isSame;
    }
    return isSame;
  } finally {
    for (const { folder } of machines) rmSync(folder, { recursive: true, force: true });
  }
}

exitWith(main);
