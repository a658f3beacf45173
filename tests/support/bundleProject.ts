import { posix, resolve } from 'node:path';
import { build, type Loader } from 'esbuild';

const LOADERS: Readonly<Record<string, Loader>> = { '.css': 'css', '.ts': 'ts', '.tsx': 'tsx' };

export interface Bundle {
  script: string;
  style: string;
}

/**
 * Bundles an in-memory project for production.
 *
 * @param files contents by path, with `src/main.tsx` as the entry
 * @param folder where its packages are found, from the project's root
 * @throws esbuild's error if the build fails
 */
export async function bundleProject(files: Readonly<Record<string, string>>, folder = '.'): Promise<Bundle> {
  const root = resolve(folder);
  const find = (path: string) => ['', '.tsx', '.ts', '/index.ts'].map((end) => path + end).find((name) => files[name]);
  const { outputFiles } = await build({
    entryPoints: ['src/main.tsx'],
    absWorkingDir: root,
    outdir: '_generated',
    bundle: true,
    write: false,
    logLevel: 'silent',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'files in memory',
        setup({ onResolve, onLoad }) {
          const resolved = (path: string) => {
            const file = find(path);
            return file ? { path: file, namespace: 'memory' } : { errors: [{ text: `There is no file ${path}` }] };
          };
          onResolve({ filter: /./ }, ({ kind, path }) => (kind === 'entry-point' ? resolved(path) : undefined));
          onResolve({ filter: /^\./, namespace: 'memory' }, ({ path, importer }) =>
            resolved(posix.join(posix.dirname(importer), path)),
          );
          onLoad({ filter: /./, namespace: 'memory' }, ({ path }) => ({
            contents: files[path],
            loader: LOADERS[posix.extname(path)],
            resolveDir: root,
          }));
        },
      },
    ],
  });
  const output = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  return { script: output('.js'), style: output('.css') };
}
