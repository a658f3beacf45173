import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLibraries, readLibrary } from '../../src/build/content/readContent';
import { contentVersions } from '../../src/build/contentVersions';
import { packageFolder } from '../../src/build/packages/resolvePackageFile';
import { DOCS_FOLDER, projectPath } from '../../src/build/paths';
import { PLAYGROUND_FOLDER } from '../../src/build/playground/places';
import type { Packages } from '../../src/playground/packages';
import { packageFolders } from './packageFolders';

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

/**
 * The folders of the packages of which a built site ships something, each once.
 *
 * @param site folder of the built site
 * @throws Error for a site without source maps
 */
export const shippedFolders = (site: string): string[] => [
  ...new Set([...inScripts(site), ...inStylesheets(), ...inPlayground(site)]),
];

function inScripts(site: string): string[] {
  const maps = readdirSync(site).filter((file) => file.endsWith('.js.map'));
  if (maps.length === 0) throw new Error('There are no source maps in public/: build the site with SOURCE_MAPS=1.');
  return packageFolders(maps.flatMap((file) => read<{ sources: string[] }>(join(site, file)).sources));
}

/** Style sheets that a demo links are no part of a script. */
function inStylesheets(): string[] {
  const files = readLibraries().flatMap(({ name }) => readLibrary(name).stylesheets);
  return packageFolders(files.filter((file) => !file.startsWith('./')).map((file) => `node_modules/${file}`));
}

/** What the live editor loads is bundled by itself, for each version. */
const inPlayground = (site: string): string[] =>
  contentVersions().flatMap(({ name: version }) => {
    const { versions } = read<Packages>(join(site, PLAYGROUND_FOLDER, version, 'packages.json'));
    return Object.keys(versions).map((name) => projectPath(packageFolder(name, join(DOCS_FOLDER, version))));
  });
