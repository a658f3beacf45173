import { existsSync, readFileSync } from 'node:fs';
import { ContentError } from '../ContentError';
import { libraryFolder, readLibrary } from '../content/readContent';
import { inProject } from '../paths';
import { publishStylesheet } from '../stylesheets/publishStylesheet';

/**
 * What the folder of a library adds to its entry in `content/libraries.yml`: the address of its style sheets, published
 * as one and confined to its demo, and its packages in the versions that are installed.
 *
 * @throws ContentError for a `library.json` that is missing, not as expected, or names a file that is not there
 */
export async function libraryFields(name: string) {
  const { stylesheets, packages } = readLibrary(name);
  const files = stylesheets.map((file) => locate(file, name));
  return {
    stylesheets: files.length > 0 ? [await publishStylesheet(files, `library-${name}`, `[data-library="${name}"]`)] : [],
    packages: packages.map((dependency) => ({ name: dependency, version: versionOf(dependency, name) })),
  };
}

/** The path of a file that the `library.json` of a library names: one of its folder, or of an installed package. */
function locate(file: string, library: string): string {
  const folder = libraryFolder(library);
  const path = file.startsWith('./') ? inProject(folder, file) : inProject('node_modules', file);
  if (existsSync(path)) return path;
  throw new ContentError(`${folder}/library.json`, 1, `expected files that are there, which ${file} is not`);
}

/** The version of a package that is installed. */
function versionOf(dependency: string, library: string): string {
  const text = readFileSync(locate(`${dependency}/package.json`, library), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
