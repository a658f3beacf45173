import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { readLibrary } from '../../src/build/content/readContent';

const FOLDER = 'src/demo/libraries';

/** Fonts are files of their own, which a browser fetches when it draws their letters. */
const EMPTY = { '.woff': 'empty', '.woff2': 'empty' } as const;

/**
 * What an app downloads at least to show a builder in a library's controls, in bytes, brotli: the adapter (of Bulma, for
 * which there is none, our own controls) and all that it imports, with react-dom and the style sheets.
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
