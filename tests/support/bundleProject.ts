import { posix, resolve } from 'node:path';
import { build, type Loader } from 'esbuild';

/** The project whose packages are installed: commands run in its folder. */
const ROOT = resolve('.');

const LOADERS: Readonly<Record<string, Loader>> = { '.css': 'css', '.ts': 'ts', '.tsx': 'tsx' };

/** What a browser needs to run a project. */
export interface Bundle {
  script: string;
  style: string;
}

/**
 * Bundles a project that stands nowhere but in memory, for production.
 *
 * @param files its files by path, of which `src/main.tsx` is the entry
 * @throws when it does not build, with what is wrong
 */
export async function bundleProject(files: Readonly<Record<string, string>>): Promise<Bundle> {
  const find = (path: string) => ['', '.tsx', '.ts', '/index.ts'].map((end) => path + end).find((name) => files[name]);
  const { outputFiles } = await build({
    entryPoints: ['src/main.tsx'],
    absWorkingDir: ROOT,
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
            resolveDir: ROOT,
          }));
        },
      },
    ],
  });
  const output = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  return { script: output('.js'), style: output('.css') };
}
