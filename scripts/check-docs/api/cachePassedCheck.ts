import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../../../src/gatsby/digest';
import { inProject } from '../../../src/gatsby/paths';
import { writeFileAtomically } from '../../../src/gatsby/writeFileAtomically';

const FOLDER = inProject('node_modules', '.cache', 'check-docs');

export interface Checked<P> {
  problems: P[];
  /** Number of names that the pages document. */
  documented: number;
}

/** Skips a check that passed before with the same inputs (`parts`). */
export async function cachePassedCheck<P>(
  name: string,
  parts: readonly string[],
  check: () => Promise<Checked<P>>,
): Promise<Checked<P>> {
  const key = digestOf(...parts);
  const file = join(FOLDER, `${name}.json`);
  if (existsSync(file)) {
    const known = JSON.parse(readFileSync(file, 'utf8')) as { key: string; documented: number };
    if (known.key === key) return { problems: [], documented: known.documented };
  }
  const checked = await check();
  if (checked.problems.length > 0) return checked;
  mkdirSync(FOLDER, { recursive: true });
  writeFileAtomically(file, JSON.stringify({ key, documented: checked.documented }));
  return checked;
}
