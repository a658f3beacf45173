import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../shared/copyProject';
import { exitWith } from '../shared/exitWith';
import { runQuietly } from '../shared/run';
import { compareFolders, type Difference } from './compareFolders';

/** A copy of the project, and an environment that differs from the other copy's. */
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

/** @throws Error if the file does not contain `from` */
function replaceIn(file: string, from: string, to: string): void {
  const before = readFileSync(file, 'utf8');
  if (!before.includes(from)) throw new Error(`${file}: expected ${from}`);
  writeFileSync(file, before.replace(from, to));
}

/** A page that the first round removes. */
const PASSING = 'content/docs/5/passing.mdx';

const PASSING_TEXT = `---
title: Passing
description: A page that goes, with all that was made of it, when the site is built once more.
sidebar_position: 90
---

Text.
`;

/** Edits between builds. After each, an incremental build is compared with a clean build. */
const ROUNDS: Record<string, (folder: string) => void> = {
  'a change of content and of code'(folder) {
    const file = (path: string) => join(folder, path);
    appendFileSync(file('content/docs/5/intro.mdx'), '\nOne more sentence.\n');
    rmSync(file(PASSING));
    replaceIn(file('content/versions.yml'), 'label: Next', 'label: Coming');
    appendFileSync(file('src/theme/global.css'), '\n:root { --changed: 1; }\n');
    replaceIn(file('src/gatsby/document/tabs.ts'), "nextId('tabs')", "nextId('changed')");
    // An inline script whose hash is in the CSP of each page.
    replaceIn(file('src/inline-scripts/startFailure.ts'), 'did not load properly', 'did not load in full');
  },
  // Gatsby clears its cache after a configuration change, but keeps the site.
  'a change of configuration'(folder) {
    replaceIn(join(folder, 'gatsby-config.ts'), "name: 'pages'", "name: 'others'");
  },
};

/** Names of hashed files, which stay because cached pages of an earlier build may request them. */
const HAS_DIGEST = /[-.][\da-f]{8,}\.(?!.*\.(?:br|gz)$)|^(?:page-data\/sq|static)\//;

/** Prints the differences. Returns whether there are none. */
function report(what: string, differences: readonly Difference[]): boolean {
  for (const { file, problem } of differences) console.error(`${file}: ${problem}`);
  console.log(`${what}: ${differences.length === 0 ? 'the same files' : `${differences.length} differences`}`);
  return differences.length === 0;
}

/** The copies have no git history, so the build must not write dates. */
const datesOn = (machine: Machine): Difference[] =>
  /<lastmod>/.test(readFileSync(join(builtOn(machine), 'sitemap.xml'), 'utf8'))
    ? [{ file: 'sitemap.xml', problem: 'has a date, where no history tells any' }]
    : [];

/**
 * Builds the site in two environments and compares; then again after each change, incrementally (with precompressed
 * files present) against a clean build.
 *
 * @returns whether nothing differs, apart from stale hashed files
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
