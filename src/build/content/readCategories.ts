import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceCategory } from '../../navigation/buildSidebar';
import { categoryIds } from '../../navigation/categoryIds';
import { DOCS_FOLDER, projectPath } from '../paths';
import { parseYaml } from './parseYaml';
import { categorySchema } from './schemas';

const FILE = '_category_.yml';

const known = new Map<string, Map<string, string>>();

/** The categories of a version, from its files. Throws ContentError for one that is not as expected. */
export function readCategories(version: string): SourceCategory[] {
  const root = join(DOCS_FOLDER, version);
  return foldersWithCategory(root).map((folder) => {
    const file = join(root, folder, FILE);
    return { folder, ...parseYaml(readFileSync(file, 'utf8'), categorySchema, projectPath(file)) };
  });
}

/**
 * The ids of a version's categories by their folder, from its files. A build reads them once; while you develop, they
 * are read anew, for they may have changed.
 *
 * @throws ContentError for a file that is not as expected
 */
export function readCategoryIds(version: string): ReadonlyMap<string, string> {
  const before = process.env.NODE_ENV === 'production' && known.get(version);
  if (before) return before;
  const ids = categoryIds(readCategories(version));
  known.set(version, ids);
  return ids;
}

/** The folders below one that have a `_category_.yml`, as paths below the first. */
function foldersWithCategory(root: string, below = ''): string[] {
  return readdirSync(join(root, below), { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return entry.name === FILE ? [below] : [];
    if (entry.name === 'node_modules' || entry.name.startsWith('_scratch-')) return [];
    return foldersWithCategory(root, below ? `${below}/${entry.name}` : entry.name);
  });
}
