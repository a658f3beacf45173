import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../src/gatsby/files';
import { compressedName, isCompressed, type Encoding } from '../../src/gatsby/output/compressedFiles';
import { parseRedirects } from '../../scripts/serve/rules';

const FOLDER = 'public';

export const readSite = (file: string): Buffer => readFileSync(join(FOLDER, file));

/** The precompressed variant of a file; null if it would not be smaller. */
export function readCompressed(file: string, encoding: Encoding): Buffer | null {
  const name = compressedName(file, encoding);
  return existsSync(join(FOLDER, name)) ? readSite(name) : null;
}

export const pageFile = (path: string): string => join(path.slice(1), 'index.html');

/** A file of the built site and its URL path. */
interface Served {
  file: string;
  path: string;
}

function pathOf(file: string): string {
  if (file === '404.html') return '/404.html';
  return `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

/** Files for hosts, and Gatsby's second file of the page for what is not found. */
const NOT_SERVED = ['_headers', '_redirects', '404/index.html'];

/** All files that nginx serves, with their paths. Excludes pages' duplicate `.html` names and redirect pages. */
export function servedFiles(): Served[] {
  const files = listFiles(FOLDER).filter((file) => !isCompressed(file) && !NOT_SERVED.includes(file));
  const names = new Set(files);
  const left = new Set(parseRedirects(readSite('_redirects').toString()).map(({ from }) => from));
  const isSecondName = (file: string) => file.endsWith('.html') && names.has(file.replace(/\.html$/, '/index.html'));
  return files
    .filter((file) => file === '404.html' || !isSecondName(file))
    .map((file) => ({ file, path: pathOf(file) }))
    .filter(({ path }) => !left.has(path));
}
