import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build } from 'esbuild';
import { isLibraryPackage } from '../api/libraryPackage';
import { packageFolder } from './resolvePackageFile';

interface Manifest {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const manifestIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/**
 * What an import adds to an app that has the peer dependencies of the folder's packages: brotli bytes of the minified
 * bundle.
 *
 * @param imports such as `import { formatQuery } from 'react-querybuilder'`
 * @throws Error with the first problem of the bundler
 */
export async function bundledBytes(imports: string, folder: string): Promise<number> {
  const packages = Object.keys(manifestIn(folder).dependencies ?? {});
  const peers = packages.flatMap((name) => Object.keys(manifestIn(packageFolder(name, folder)).peerDependencies ?? {}));
  const { outputFiles } = await build({
    stdin: { contents: imports.replace(/^import\b/gm, 'export'), resolveDir: folder },
    external: peers.filter((name) => !isLibraryPackage(name)),
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  const sizes = outputFiles.map(async ({ contents }) => (await promisify(brotliCompress)(contents)).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
