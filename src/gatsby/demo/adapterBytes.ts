import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { libraryFolder, readLibrary } from '../content/readContent';
import { PROJECT } from '../paths';

/** Browsers only fetch fonts when they are used. */
const EMPTY = { '.woff': 'empty', '.woff2': 'empty' } as const;

/** Bulma has no adapter, so our own controls are measured; the default look has none at all. */
const controlsOf = (library: string): string[] => {
  if (library === 'default') return [];
  return [library === 'bulma' ? `./${libraryFolder('bulma')}/controls` : `@react-querybuilder/${library}`];
};

/** What an app imports for a library's look: its controls and style sheets. Those of the project start with "./". */
export const adapterModules = (library: string): string[] => [
  ...controlsOf(library),
  ...readLibrary(library).stylesheets.map((file) => file.replace(/^\./, `./${libraryFolder(library)}`)),
];

/**
 * Minimum download, in brotli bytes, of an app with a library's controls: adapter, query builder, react-dom and style
 * sheets.
 */
export async function adapterBytes(library: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents: [
        ...adapterModules(library).map((module) => `export * from '${module}';`),
        `export { QueryBuilder } from 'react-querybuilder';`,
        `export { createRoot } from 'react-dom/client';`,
      ].join('\n'),
      resolveDir: PROJECT,
    },
    bundle: true,
    minify: true,
    write: false,
    outdir: 'out',
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: EMPTY,
  });
  return outputFiles.reduce((total, { contents }) => total + brotliCompressSync(contents).length, 0);
}
