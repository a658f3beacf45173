import { codeDigest } from '../codeDigest';
import { libraryFolder, readLibrary } from '../content/readContent';
import { digestOf } from '../digest';
import type { Cache } from '../document/compiledPage';
import { memoize } from '../memoize';
import { downloadBytes } from '../packages/bundledBytes';
import { readManifest } from '../packages/readManifest';
import { inProject, PROJECT } from '../paths';

/** What the manifest of an installed package says. */
function packageFacts(name: string) {
  const { version, license = '', peerDependencies } = readManifest(inProject('node_modules', name));
  return { name, version, licence: license, react: peerDependencies?.react ?? '' };
}

/** Bulma has no adapter, so our own controls are measured; the default look has none at all. */
const controlsOf = (library: string): string[] => {
  if (library === 'default') return [];
  return [library === 'bulma' ? `./${libraryFolder('bulma')}/controls` : `@react-querybuilder/${library}`];
};

/** What an app imports for a library's look: its controls and style sheets. Those of the project start with "./". */
const adapterModules = (library: string): string[] => [
  ...controlsOf(library),
  ...readLibrary(library).stylesheets.map((file) => file.replace(/^\./, `./${libraryFolder(library)}`)),
];

/**
 * Minimum download, in brotli bytes, of an app with a library's controls: adapter, query builder, react-dom and style
 * sheets.
 */
function adapterBytes(library: string): Promise<number> {
  const app = [
    ...adapterModules(library).map((module) => `export * from '${module}';`),
    `export { QueryBuilder } from 'react-querybuilder';`,
    `export { createRoot } from 'react-dom/client';`,
  ];
  // Browsers only fetch fonts when they are used.
  const loader = { '.woff': 'empty', '.woff2': 'empty' } as const;
  return downloadBytes(app.join('\n'), PROJECT, { outdir: 'out', jsx: 'automatic', loader });
}

const isOwn = (module: string) => module.startsWith('./');

/**
 * Measured once: queries of several pages ask at the same time, and again after each save of a table. Kept in the cache,
 * because the first save of a table would wait until all libraries are bundled.
 */
const bytesOf = memoize(async (library, cache: Cache): Promise<number> => {
  const modules = adapterModules(library);
  // Changes with what is measured, and with how.
  const key = digestOf(library, ...modules, codeDigest('src/gatsby/demo/libraryFacts.ts', ...modules.filter(isOwn)));
  const kept = (await cache.get(key)) as number | undefined;
  if (kept !== undefined) return kept;
  const bytes = await adapterBytes(library);
  await cache.set(key, bytes);
  return bytes;
});

/** What an app with a library costs, measured and read from what is installed. */
export async function libraryFacts(library: string, cache: Cache) {
  const [bytes, bytesOfDefault] = await Promise.all([bytesOf(library, cache), bytesOf('default', cache)]);
  return {
    bytes,
    bytesOfDefault,
    packages: ['react-querybuilder', ...readLibrary(library).packages].map(packageFacts),
  };
}
