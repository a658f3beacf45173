import { existsSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { listContent } from '../../src/gatsby/content/listContent';
import { DOCS_FOLDER, projectPath } from '../../src/gatsby/paths';

/**
 * Project paths of the pages and examples in a folder, or of a single file.
 *
 * @throws Error if the path does not exist or is not a checked file in `docs`
 */
export function findFiles(path: string, docs = DOCS_FOLDER): string[] {
  const absolute = resolve(path);
  if (!existsSync(absolute)) throw new Error(`${path}: there is no such file or folder`);
  const isFolder = statSync(absolute).isDirectory();
  if (relative(docs, absolute).startsWith('..') || !(isFolder || isChecked(absolute))) {
    throw new Error(`${path}: expected a page (.mdx) or a file of _examples/ (.ts, .tsx) in content/docs`);
  }
  if (!isFolder) return [projectPath(absolute)];
  return listContent(absolute)
    .map((file) => join(absolute, file))
    .filter(isChecked)
    .map(projectPath);
}

const isChecked = (path: string) => path.endsWith('.mdx') || (/[/\\]_examples[/\\]/.test(path) && /\.tsx?$/.test(path));
