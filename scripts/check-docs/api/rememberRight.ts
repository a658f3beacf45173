import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../../../src/build/digest';
import { inProject } from '../../../src/build/paths';
import { writeWhole } from '../../../src/build/writeWhole';

const FOLDER = inProject('node_modules', '.cache', 'check-docs');

/** What a check of a version came to. */
export interface Checked<P> {
  problems: P[];
  /** Names that its pages document. */
  documented: number;
}

/**
 * Does not check anew what was right and has not changed since.
 *
 * @param name of the check
 * @param parts all that its outcome depends on
 */
export async function rememberRight<P>(
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
  writeWhole(file, JSON.stringify({ key, documented: checked.documented }));
  return checked;
}
