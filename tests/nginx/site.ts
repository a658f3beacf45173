import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../src/build/listFiles';
import { compressedName, isCompressed, type Encoding } from '../../src/build/output/compressedFiles';
import { parseRedirects } from '../../scripts/serve/rules';

const FOLDER = 'public';

/** Reads a file of the built site. */
export const readSite = (file: string): Buffer => readFileSync(join(FOLDER, file));

/** What stands beside a file in an encoding; null where it would not be smaller. */
export function readCompressed(file: string, encoding: Encoding): Buffer | null {
  const name = compressedName(file, encoding);
  return existsSync(join(FOLDER, name)) ? readSite(name) : null;
}

/** The file of a page. */
export const pageFile = (path: string): string => join(path.slice(1), 'index.html');

/** A file of the built site, and the address at which a host sends it. */
export interface Served {
  file: string;
  path: string;
}

/** The address of a file: a page's is its path. */
function pathOf(file: string): string {
  if (file === '404.html') return '/404.html';
  return `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

/** The files that nginx sends, each with its address: a page's second name and the page of a redirect are for others. */
export function servedFiles(): Served[] {
  const files = listFiles(FOLDER).filter((file) => !isCompressed(file));
  const names = new Set(files);
  const left = new Set(parseRedirects(readSite('_redirects').toString()).map(({ from }) => from));
  const isSecondName = (file: string) => file.endsWith('.html') && names.has(file.replace(/\.html$/, '/index.html'));
  return files
    .filter((file) => file === '404.html' || !isSecondName(file))
    .map((file) => ({ file, path: pathOf(file) }))
    .filter(({ path }) => !left.has(path));
}
