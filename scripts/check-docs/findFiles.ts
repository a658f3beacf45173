import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { projectPath } from '../../src/build/paths';

/**
 * The pages and the examples' files in a folder, or the file itself, relative to the project.
 *
 * @param path of a folder or a file
 * @throws Error when there is none
 */
export function findFiles(path: string): string[] {
  const absolute = resolve(path);
  if (!existsSync(absolute)) throw new Error(`${path}: there is no such file or folder`);
  if (!statSync(absolute).isDirectory()) {
    if (!isChecked(absolute)) throw new Error(`${path}: expected a page (.mdx) or a file of _examples/ (.ts, .tsx)`);
    return [projectPath(absolute)];
  }
  return readdirSync(absolute, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && !name.startsWith('_scratch-'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inner = join(absolute, entry.name);
      if (entry.isDirectory()) return findFiles(inner);
      return isChecked(inner) ? [projectPath(inner)] : [];
    });
}

const isChecked = (path: string) => path.endsWith('.mdx') || (/[/\\]_examples[/\\]/.test(path) && /\.tsx?$/.test(path));
