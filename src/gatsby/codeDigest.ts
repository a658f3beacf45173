import { existsSync, readFileSync } from 'node:fs';
import { buildSync } from 'esbuild';
import { digestOf } from './digest';
import { inProject, PROJECT } from './paths';

/** npm's list of installed packages. */
const INSTALLED = inProject('node_modules', '.package-lock.json');

/** Changes with the installed packages. */
export const installedDigest = (): string => (existsSync(INSTALLED) ? digestOf(readFileSync(INSTALLED)) : '');

/**
 * Hash of modules, what they use of others in the project, and the installed packages, for the key of data that outlives
 * Gatsby's cache. esbuild finds what they use, because a hand-written list would miss some.
 *
 * @throws Error for a missing module
 */
export function codeDigest(...modules: string[]): string {
  const { outputFiles } = buildSync({
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
  });
  return digestOf(installedDigest(), ...outputFiles.map(({ contents }) => contents));
}
