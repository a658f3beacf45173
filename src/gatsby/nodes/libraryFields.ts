import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ContentError } from '../ContentError';
import { libraryFolder, readLibrary } from '../content/readContent';
import { lineWith } from '../files';
import { readManifest } from '../packages/readManifest';
import { inProject } from '../paths';
import { dropUnusedRules } from '../stylesheets/dropUnusedRules';
import { publishStylesheet } from '../stylesheets/publishStylesheet';

/**
 * What the folder of a library adds to its entry in `content/libraries.yml`: the address of its style sheets, published
 * as one and confined to its demo, and its packages in the versions that are installed.
 *
 * @throws ContentError for a `library.json` that is missing, not as expected, or names a file that is not there
 */
export async function libraryFields(name: string) {
  const { stylesheets, classNamesIn, packages } = readLibrary(name);
  const files = stylesheets.map((file) => locate(file, name));
  const used = classNamesIn && new Set(classNamesIn.flatMap((path) => wordsIn(locate(path, name))));
  const isOwn = (file: string) => file.startsWith(inProject(libraryFolder(name)));
  const edit = (css: string, file: string) => (used && !isOwn(file) ? dropUnusedRules(css, used) : css);
  const scope = `[data-library="${name}"]`;
  return {
    stylesheets: files.length > 0 ? [await publishStylesheet(files, `library-${name}`, scope, edit)] : [],
    packages: packages.map((dependency) => ({ name: dependency, version: versionOf(dependency, name) })),
  };
}

/** @throws ContentError for a `library.json` that is missing, not as expected, or names what is not there */
export function requireLibraryFiles(name: string): void {
  const { stylesheets, classNamesIn = [], packages } = readLibrary(name);
  for (const file of [...stylesheets, ...classNamesIn]) locate(file, name);
  for (const dependency of packages) versionOf(dependency, name);
}

/** The path of what the `library.json` of a library names: in its folder, or in an installed package. */
function locate(file: string, library: string): string {
  const folder = libraryFolder(library);
  const path = file.startsWith('./') ? inProject(folder, file) : inProject('node_modules', file);
  if (existsSync(path)) return path;
  const table = `${folder}/library.json`;
  const named = file.replace(/\/package\.json$/, '');
  const expected = named === file ? 'expected an existing file' : `expected an installed package: npm install ${named}`;
  throw new ContentError(table, lineWith(table, `"${named}"`), `${named} is missing: ${expected}`);
}

/** The words of a file, or of all files of a folder. */
function wordsIn(path: string): string[] {
  if (statSync(path).isDirectory()) return readdirSync(path).flatMap((file) => wordsIn(join(path, file)));
  return readFileSync(path, 'utf8').match(/[\w-]+/g) ?? [];
}

/** The version of a package that is installed. */
const versionOf = (dependency: string, library: string): string =>
  readManifest(dirname(locate(`${dependency}/package.json`, library))).version;
