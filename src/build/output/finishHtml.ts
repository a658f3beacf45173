import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const CHUNK_MAP = /<script\s+id="gatsby-chunk-mapping"\s*>[\s\S]*?<\/script>\s*/;

/** Takes out of a page the map of all chunks, which Gatsby writes into every one: src/runtime/loadChunkMap fetches it. */
export const withoutChunkMap = (html: string): string => html.replace(CHUNK_MAP, '');

/** How many files are read and written at a time. */
const BATCH = 64;

/** Finishes the HTML of the built site; a page that is finished already stays as it is. */
export async function finishHtml(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name));
  for (let start = 0; start < files.length; start += BATCH) {
    await Promise.all(files.slice(start, start + BATCH).map(finish));
  }
}

async function finish(file: string): Promise<void> {
  const html = await readFile(file, 'utf8');
  const finished = withoutChunkMap(html);
  if (finished !== html) await writeFile(file, finished);
}
