import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readHead, type BuiltHead } from './pageHead';

/** A page of the built site. */
export interface BuiltPage {
  path: string;
  head: BuiltHead;
}

const PAGE_FILE = /(?:^|\/)index\.html$/;

/** Whether a file of the built site is a page at a path of its own, which `404.html` is not. */
export const isPageFile = (name: string): boolean => PAGE_FILE.test(name);

/** The path of the page in a file of the built site: `docs/intro/index.html` is `/docs/intro`. */
export const pathOfFile = (name: string): string => `/${name.replace(PAGE_FILE, '')}`;

/**
 * Reads what pages of the built site say of themselves. One without a file of its own is left out.
 *
 * @param folder the built site
 */
export function readBuiltPages(folder: string, paths: readonly string[]): BuiltPage[] {
  return paths.flatMap((path) => {
    const file = join(folder, path, 'index.html');
    return existsSync(file) ? { path, head: readHead(readFileSync(file, 'utf8')) } : [];
  });
}
