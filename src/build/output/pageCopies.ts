import { existsSync } from 'node:fs';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A second name for the file of each page, `x.html` beside `x/index.html`: a host that knows no rules then serves the
 * page itself at `/x` and at `/x.html`. Both names are of one file, so this costs no room.
 *
 * @param folder the built site
 * @param paths paths of the pages
 * @param list file that says which names were given, for the next build
 */
export async function linkPages(folder: string, paths: readonly string[], list: string): Promise<void> {
  const given: string[] = [];
  for (const path of paths) {
    const name = `${path}.html`;
    const file = join(folder, path, 'index.html');
    if (path === '/' || !existsSync(file) || existsSync(join(folder, name))) continue;
    await link(file, join(folder, name));
    given.push(name);
  }
  await writeFile(list, JSON.stringify(given));
}

/** Takes the second names away again, before anything looks at the site or writes to it. */
export async function unlinkPages(folder: string, list: string): Promise<void> {
  if (!existsSync(list)) return;
  for (const name of JSON.parse(await readFile(list, 'utf8')) as string[])
    await rm(join(folder, name), { force: true });
}
