import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build, type BuildOptions } from 'esbuild';
import { isLibraryPackage } from '../api/libraryPackage';
import { readManifest } from './readManifest';
import { packageFolder } from './resolvePackageFile';

/**
 * What an import adds to an app that has the peer dependencies of the folder's packages: brotli bytes of the minified
 * bundle.
 *
 * @param imports such as `import { formatQuery } from 'react-querybuilder'`
 * @throws Error with the first problem of the bundler
 */
export async function bundledBytes(imports: string, folder: string): Promise<number> {
  const packages = Object.keys(readManifest(folder).dependencies ?? {});
  const peers = packages.flatMap((name) =>
    Object.keys(readManifest(packageFolder(name, folder)).peerDependencies ?? {}),
  );
  const external = peers.filter((name) => !isLibraryPackage(name));
  return downloadBytes(imports.replace(/^import\b/gm, 'export'), folder, { external });
}

/**
 * What a browser downloads of a module, its imports and their style sheets: brotli bytes of the minified bundles.
 *
 * @param resolveDir folder from which the module imports
 * @throws Error with the first problem of the bundler
 */
export async function downloadBytes(contents: string, resolveDir: string, options: BuildOptions): Promise<number> {
  const { outputFiles } = await build({
    ...options,
    stdin: { contents, resolveDir },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  const sizes = outputFiles.map(async (file) => (await promisify(brotliCompress)(file.contents)).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
