import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { DOCS_FOLDER, projectPath } from '../../src/build/paths';

/**
 * The pages and the examples' files in a folder, or the file itself, relative to the project.
 *
 * @param path of a folder or a file
 * @param docs absolute path of the folder of the versions, in which they must be
 * @throws Error when there is none, or it is not in that folder
 */
export function findFiles(path: string, docs = DOCS_FOLDER): string[] {
  const absolute = resolve(path);
  if (!existsSync(absolute)) throw new Error(`${path}: there is no such file or folder`);
  const isFolder = statSync(absolute).isDirectory();
  if (relative(docs, absolute).startsWith('..') || !(isFolder || isChecked(absolute))) {
    throw new Error(`${path}: expected a page (.mdx) or a file of _examples/ (.ts, .tsx) in content/docs`);
  }
  if (!isFolder) return [projectPath(absolute)];
  return readdirSync(absolute, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && !name.startsWith('_scratch-'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inner = join(absolute, entry.name);
      if (entry.isDirectory()) return findFiles(inner, docs);
      return isChecked(inner) ? [projectPath(inner)] : [];
    });
}

const isChecked = (path: string) => path.endsWith('.mdx') || (/[/\\]_examples[/\\]/.test(path) && /\.tsx?$/.test(path));
