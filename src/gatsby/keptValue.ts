import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileAtomically } from './files';
import { inProject } from './paths';

/**
 * A value of JSON that is computed once and kept between builds, because published declarations never change.
 *
 * @param key changes with all that the value is made of
 */
export function keptValue<T>(folder: string, key: string, compute: () => T): T {
  const file = inProject('node_modules', '.cache', folder, `${key}.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    const value = compute();
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileAtomically(file, JSON.stringify(value));
    return value;
  }
}
