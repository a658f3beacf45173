import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readHead, type BuiltHead } from './pageHead';

/** A page of the built site. */
export interface BuiltPage {
  path: string;
  head: BuiltHead;
}

/** The file of a page. */
const fileOf = (folder: string, path: string) => join(folder, path, 'index.html');

/**
 * Reads what the pages of the built site say of themselves. A page without a file of its own, such as `/404.html`, is
 * left out.
 *
 * @param folder the built site
 */
export async function readBuiltPages(folder: string, paths: readonly string[]): Promise<BuiltPage[]> {
  const pages: BuiltPage[] = [];
  for (const path of paths.filter((name) => existsSync(fileOf(folder, name)))) {
    pages.push({ path, head: readHead(await readFile(fileOf(folder, path), 'utf8')) });
  }
  return pages;
}
