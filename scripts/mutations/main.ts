import { rmSync } from 'node:fs';
import { copyProject } from '../shared/copyProject';
import { exitWith } from '../shared/exitWith';
import { applyPatch } from './applyPatch';
import { nameOfTest, readMutations, type Mutation } from './readMutations';
import { build, kindOf, runTest } from './runTest';

type Verdict = 'caught' | 'SURVIVED' | 'NOT TRIED';

const project = process.cwd();
/** A build with other settings has a copy of its own. */
const copies = new Map<boolean, string>();

function copyFor(mutation: Mutation): string {
  const isConfigured = kindOf(mutation) === 'configured';
  const copy = copies.get(isConfigured) ?? copyProject(project, 'mutations', true);
  copies.set(isConfigured, copy);
  return copy;
}

/** Takes a behaviour out of a copy of the project, and finds out whether its test notices. */
function tryMutation(mutation: Mutation): Verdict {
  const copy = copyFor(mutation);
  const kind = kindOf(mutation);
  applyPatch(copy, mutation.patch);
  try {
    if (kind !== 'unit') {
      const { succeeded, output } = build(copy, kind);
      if (!succeeded) {
        console.error(output);
        return 'NOT TRIED';
      }
    }
    const outcome = runTest(copy, mutation);
    if (outcome === 'not run') return 'NOT TRIED';
    return outcome === 'failed' ? 'caught' : 'SURVIVED';
  } finally {
    applyPatch(copy, mutation.patch, '--reverse');
  }
}

/** The mutations of these names, or all. Throws for a name that is none. */
function choose(names: readonly string[]): Mutation[] {
  const all = readMutations(project);
  const unknown = names.filter((name) => !all.some((mutation) => mutation.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `No mutation is called ${unknown.join(', ')}. There are:\n${all.map(({ name }) => name).join('\n')}`,
    );
  }
  return names.length > 0 ? all.filter(({ name }) => names.includes(name)) : all;
}

/** Tries mutations one by one; gives whether the tests caught them all. */
function main(names: readonly string[]): boolean {
  const counts: Record<Verdict, number> = { caught: 0, SURVIVED: 0, 'NOT TRIED': 0 };
  for (const mutation of choose(names)) {
    const verdict = tryMutation(mutation);
    counts[verdict] += 1;
    console.log(`${verdict.padEnd(9)}  ${mutation.name}: ${mutation.effect}`);
    if (verdict !== 'caught') console.log(`${' '.repeat(11)}${nameOfTest(mutation)}`);
  }
  console.log(`\n${counts.caught} caught, ${counts.SURVIVED} survived, ${counts['NOT TRIED']} not tried`);
  return counts.SURVIVED + counts['NOT TRIED'] === 0;
}

exitWith(() => {
  try {
    return main(process.argv.slice(2));
  } finally {
    for (const copy of copies.values()) rmSync(copy, { recursive: true, force: true });
  }
});
