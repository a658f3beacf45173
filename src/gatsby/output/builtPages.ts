import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readHead, type BuiltHead } from './pageHead';

export interface BuiltPage {
  path: string;
  head: BuiltHead;
}

const PAGE_FILE = /(?:^|\/)index\.html$/;

/** True for pages with a path of their own, unlike `404.html`. */
export const isPageFile = (name: string): boolean => PAGE_FILE.test(name);

/** `docs/intro/index.html` is the page `/docs/intro`. */
export const pathOfFile = (name: string): string => `/${name.replace(PAGE_FILE, '')}`;

/** Reads the heads of built pages. Paths without a file are skipped. */
export function readBuiltPages(folder: string, paths: readonly string[]): BuiltPage[] {
  return paths.flatMap((path) => {
    const file = join(folder, path, 'index.html');
    return existsSync(file) ? { path, head: readHead(readFileSync(file, 'utf8')) } : [];
  });
}
