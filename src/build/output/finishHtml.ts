import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startScript } from '../../runtime/startScript';

const CHUNK_MAP = /<script\s+id="gatsby-chunk-mapping"\s*>[\s\S]*?<\/script>\s*/;

/** Takes out of a page the map of all chunks, which Gatsby writes into every one: src/runtime/loadChunkMap fetches it. */
export const withoutChunkMap = (html: string): string => html.replace(CHUNK_MAP, '');

const SCRIPTS = /(?:<script src="[^"]+" async(?:="")?><\/script>)+/;

/**
 * Lets the site's scripts wait until the page stands, where Gatsby has a browser fetch them with it.
 *
 * @param last address of a script to run behind them
 */
export const withLateScripts = (html: string, last: string): string =>
  html.replace(SCRIPTS, (tags) => {
    const names = [...tags.matchAll(/src="([^"]+)"/g)].map(([, name]) => name);
    names.push(last);
    return `<script data-scripts="${names.join(' ')}">${startScript()}</script>`;
  });

/** How many files are read and written at a time. */
const BATCH = 64;

/**
 * Finishes the HTML of the built site; a page that is finished already stays as it is.
 *
 * @param lastScript address of a script that every page runs behind the others
 */
export async function finishHtml(folder: string, lastScript: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name));
  for (let start = 0; start < files.length; start += BATCH) {
    await Promise.all(files.slice(start, start + BATCH).map((file) => finish(file, lastScript)));
  }
}

async function finish(file: string, lastScript: string): Promise<void> {
  const html = await readFile(file, 'utf8');
  const finished = withLateScripts(withoutChunkMap(html), lastScript);
  if (finished !== html) await writeFile(file, finished);
}
