import { buildSync } from 'esbuild';
import { PROJECT } from './paths';

/**
 * The code of modules, each with all of the project that it imports; packages stay imports.
 *
 * @param modules scripts and style sheets, by their path in the project
 * @throws Error for a module that is not there
 */
export const bundleCode = (...modules: string[]): Uint8Array[] =>
  buildSync({
    absWorkingDir: PROJECT,
    entryPoints: modules,
    outdir: PROJECT,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    loader: { '.css': 'text' },
    logLevel: 'silent',
  }).outputFiles.map(({ contents }) => contents);
