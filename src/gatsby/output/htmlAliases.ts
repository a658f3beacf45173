import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PERSISTENT_FOLDER } from '../gatsbyInternals';

/**
 * Records the names that the last build gave to page files. The file is in a folder that survives when Gatsby empties
 * its cache after a change of a plugin or its configuration, because the built site and its names survive too.
 */
export const ALIASES_FILE = join(PERSISTENT_FOLDER, 'page-names.json');

interface HtmlAliases {
  /** Whether the files were renamed; otherwise they were linked. */
  isOnly: boolean;
  names: string[];
}

/** Gatsby's file for the page `x.html`. */
const indexOf = (name: string) => name.replace(/\.html$/, '/index.html');

/**
 * Names the file of each page `x.html`, so that a host without rules serves `/x` and `/x.html` directly. It is a hard
 * link to `x/index.html`, which takes no space. Reportedly, Netlify redirects from `/x` to `/x/` for `x/index.html`,
 * and from `/x/` to `/x` for `x.html`; its behaviour with both is unknown, so Netlify gets only `x.html`.
 *
 * @param isOnly whether to rename instead of link
 */
export async function addHtmlAliases(
  folder: string,
  paths: readonly string[],
  list: string,
  isOnly: boolean,
): Promise<void> {
  const names: string[] = [];
  for (const path of paths) {
    const name = `${path}.html`;
    const file = join(folder, indexOf(name));
    if (path === '/' || !existsSync(file) || existsSync(join(folder, name))) continue;
    await (isOnly ? rename : link)(file, join(folder, name));
    names.push(name);
  }
  await mkdir(dirname(list), { recursive: true });
  await writeFile(list, JSON.stringify({ isOnly, names } satisfies HtmlAliases));
}

/** Restores the names that Gatsby expects. Must run before anything reads the site. */
export async function removeHtmlAliases(folder: string, list: string): Promise<void> {
  if (!existsSync(list)) return;
  const { isOnly, names } = JSON.parse(await readFile(list, 'utf8')) as HtmlAliases;
  for (const name of names) {
    const [file, index] = [name, indexOf(name)].map((it) => join(folder, it)) as [string, string];
    if (isOnly && existsSync(file)) {
      await mkdir(dirname(index), { recursive: true });
      await rename(file, index);
    } else {
      await rm(file, { force: true });
    }
  }
  await rm(list);
}
