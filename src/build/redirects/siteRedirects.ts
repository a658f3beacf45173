import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { readRedirects } from '../content/readContent';
import type { RedirectRule } from '../content/schemas';
import { inProject } from '../paths';
import { extensionRedirects } from './extensionRedirects';

/** Paths at which files of a folder are served. */
function servedFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
}

/**
 * All redirects of the site: those of the table, and those to pages and files that end in a target extension.
 *
 * @param pages paths of the pages, those of the redirects left out
 * @param files folder of the files that are served as they are
 * @throws ContentError
 */
export function siteRedirects(pages: readonly string[], files = inProject('static')): RedirectRule[] {
  const table = readRedirects().map(({ from, to }) => ({ from, to }));
  const taken = [...pages, ...table.map(({ from }) => from)];
  return [...table, ...extensionRedirects([...pages, ...servedFiles(files)], taken)];
}
