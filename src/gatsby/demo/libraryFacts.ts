import { libraryFolder, readLibrary } from '../content/readContent';
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

/**
 * Minimum download, in brotli bytes, of an app with a library's controls: adapter, query builder, react-dom and style
 * sheets.
 */
export function adapterBytes(library: string): Promise<number> {
  const sheets = readLibrary(library).stylesheets.map((file) => file.replace(/^\./, `./${libraryFolder(library)}`));
  const app = [
    ...controlsOf(library).map((controls) => `export * from '${controls}';`),
    `export { QueryBuilder } from 'react-querybuilder';`,
    `export { createRoot } from 'react-dom/client';`,
    ...sheets.map((file) => `import '${file}';`),
  ];
  // Browsers only fetch fonts when they are used.
  const loader = { '.woff': 'empty', '.woff2': 'empty' } as const;
  return downloadBytes(app.join('\n'), PROJECT, { outdir: 'out', jsx: 'automatic', loader });
}

const measured = new Map<string, Promise<number>>();

/** Measured once: a development server would bundle all libraries again after each save of their table. */
function bytesOf(library: string): Promise<number> {
  const bytes = measured.get(library) ?? adapterBytes(library);
  measured.set(library, bytes);
  return bytes;
}

/** What an app with a library costs, measured and read from what is installed. */
export async function libraryFacts(library: string) {
  const [bytes, bytesOfDefault] = await Promise.all([bytesOf(library), bytesOf('default')]);
  return {
    bytes,
    bytesOfDefault,
    packages: ['react-querybuilder', ...readLibrary(library).packages].map(packageFacts),
  };
}
