import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { readLibrary } from '../../src/gatsby/content/readContent';

const FOLDER = 'src/demo/libraries';

/** Browsers only fetch fonts when they are used. */
const EMPTY = { '.woff': 'empty', '.woff2': 'empty' } as const;

/**
 * Minimum download, in brotli bytes, of an app with a library's controls: adapter, react-dom and style sheets. Bulma
 * has no adapter, so our own controls are measured.
 */
export async function adapterBytes(library: string): Promise<number> {
  const adapter = library === 'bulma' ? `./${FOLDER}/bulma/controls` : `@react-querybuilder/${library}`;
  const { outputFiles } = await build({
    stdin: {
      contents: [
        `export * from '${adapter}';`,
        `export { QueryBuilder } from 'react-querybuilder';`,
        `export { createRoot } from 'react-dom/client';`,
        ...readLibrary(library).stylesheets.map((file) => `import '${file.replace(/^\./, `./${FOLDER}/${library}`)}';`),
      ].join('\n'),
      resolveDir: process.cwd(),
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
