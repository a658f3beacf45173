import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLibraries, readLibrary, contentVersions } from '../../src/gatsby/content/readContent';
import { readManifest } from '../../src/gatsby/packages/readManifest';
import { packageFolder } from '../../src/gatsby/packages/resolvePackageFile';
import { DOCS_FOLDER, projectPath } from '../../src/gatsby/paths';
import { PLAYGROUND_FOLDER } from '../../src/gatsby/playground/framePage';
import type { Declarations } from '../../src/shared/playground/declarations';
import type { Packages } from '../../src/shared/playground/packages';

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

/** Unique folders of the packages in a built site. Throws Error if the site has no source maps. */
export const shippedFolders = (site: string): string[] => [
  ...new Set([...inScripts(site), ...inStylesheets(), ...inPlayground(site)]),
];

function inScripts(site: string): string[] {
  const maps = readdirSync(site).filter((file) => file.endsWith('.js.map'));
  if (maps.length === 0) throw new Error('There are no source maps in public/: build the site with SOURCE_MAPS=1.');
  return packageFolders(maps.flatMap((file) => read<{ sources: string[] }>(join(site, file)).sources));
}

/** Style sheets that demos link are not part of a script. */
function inStylesheets(): string[] {
  const files = readLibraries().flatMap(({ name }) => readLibrary(name).stylesheets);
  return packageFolders(files.filter((file) => !file.startsWith('./')).map((file) => `node_modules/${file}`));
}

/** The live editor's packages are bundled separately, per version. */
const inPlayground = (site: string): string[] =>
  contentVersions().flatMap(({ name: version }) => {
    const folder = join(site, PLAYGROUND_FOLDER, version);
    const { versions, types } = read<Packages>(join(folder, 'packages.json'));
    const { files } = read<Declarations>(join(folder, types.declarations));
    const run = Object.keys(versions).map((name) => projectPath(packageFolder(name, join(DOCS_FOLDER, version))));
    // TypeScript, which checks types, is where its own declarations are.
    return [...run, ...packageFolders(Object.keys(files))];
  });

/**
 * A module path in a source map; captures the innermost package folder. Webpack names modules that it leaves out with a
 * `|`.
 */
const MODULE = /^(?:webpack:\/\/[^/]*\/)?(?:\.\/)?((?:[^|]*\/)?node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** Unique package folders in source map paths such as `webpack://site/./node_modules/@scope/name/dist/index.js`. */
export const packageFolders = (sources: readonly string[]): string[] => [
  ...new Set(sources.flatMap((source) => MODULE.exec(source)?.[1] ?? [])),
];

/** Markdown sections: each text of a licence once, below the packages that have it. Throws Error for a missing folder. */
export function licenceSections(folders: readonly string[]): string[] {
  const packages = new Map<string, Set<string>>();
  for (const folder of folders) {
    const { name, version, license } = readManifest(folder);
    const file = readdirSync(folder).find((it) => /^licen[cs]e/i.test(it));
    const text = file ? readFileSync(join(folder, file), 'utf8').trim() : 'No text of a licence comes with it.';
    // A package version may be installed in several folders.
    packages.set(text, (packages.get(text) ?? new Set()).add(`- ${name} ${version}, ${license ?? 'see below'}`));
  }
  const sections = [...packages].map(
    ([text, names]) => `${[...names].sort().join('\n')}\n\n\`\`\`text\n${text}\n\`\`\`\n`,
  );
  return sections.sort();
}
