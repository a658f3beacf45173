import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inProject } from '../paths';

/**
 * Says which names the last build gave to the files of pages. It stands in a folder that Gatsby leaves when it empties its
 * cache, as it does after a change of a plugin or of its configuration: the site stays then, and its names with it.
 */
export const GIVEN_NAMES = inProject('.cache', 'adapters', 'page-names.json');

/** The names that a build gave to the files of pages. */
interface GivenNames {
  /** Whether they are the only names. */
  isOnly: boolean;
  names: string[];
}

/** Where Gatsby writes the page that has the name `x.html`. */
const indexOf = (name: string) => name.replace(/\.html$/, '/index.html');

/**
 * Names the file of each page `x.html`: a host that knows no rules then serves the page itself at `/x` and at `/x.html`.
 * Beside `x/index.html` this costs no room, for both names are of one file. By public reports, Netlify leads from `/x` to
 * `/x/` for the name `x/index.html`, and from `/x/` to `/x` for `x.html`; what it does where both are there is not known
 * to us, so that it gets one alone.
 *
 * @param folder the built site
 * @param paths paths of the pages
 * @param list file that says which names were given, for the next build
 * @param isOnly whether a page loses its other name
 */
export async function namePages(
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
  await writeFile(list, JSON.stringify({ isOnly, names } satisfies GivenNames));
}

/** Gives pages back the names under which Gatsby looks for them, before it or anything else looks at the site. */
export async function unnamePages(folder: string, list: string): Promise<void> {
  if (!existsSync(list)) return;
  const { isOnly, names } = JSON.parse(await readFile(list, 'utf8')) as GivenNames;
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
