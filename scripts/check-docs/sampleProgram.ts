import { basename, dirname, resolve } from 'node:path';
import ts from 'typescript';
import { createProgram, type PackageFiles } from '../../src/gatsby/createProgram';
import { PROJECT } from '../../src/gatsby/paths';
import { SAMPLE_OPTIONS } from '../../src/shared/playground/sampleOptions';
import { modulePath, type SampleModule } from './buildModule';
import { findImport } from './sampleImports';

/** Shared by all programs of samples. */
export const packageFiles: PackageFiles = new Map();

/** A program of samples, which may import each other. */
export function sampleProgram(modules: readonly SampleModule[], folder: string): ts.Program {
  const byPath = new Map(modules.map((module) => [module.path, module]));
  const resolutions = ts.createModuleResolutionCache(PROJECT, (name) => name, SAMPLE_OPTIONS);
  const texts = new Map(modules.map(({ path, text }) => [path, text]));
  return createProgram(texts, {
    packageFiles,
    adapt(host) {
      host.resolveModuleNameLiterals = (literals, containingFile) =>
        literals.map(({ text }) => {
          const module = byPath.get(containingFile);
          const path = module && importedPath(text, module, folder);
          if (path !== undefined) return { resolvedModule: path === null ? undefined : inMemory(path) };
          return ts.resolveModuleName(text, containingFile, SAMPLE_OPTIONS, host, resolutions);
        });
    },
  });
}

const inMemory = (resolvedFileName: string): ts.ResolvedModuleFull => ({
  resolvedFileName,
  extension: /\.d\.ts$|\.[^.]+$/.exec(basename(resolvedFileName))?.[0] ?? '.ts',
});

/**
 * Resolves a sample's import of another sample or of the version's data.
 *
 * @returns an absolute path; null if nothing matches; undefined for normal module resolution
 */
export function importedPath(specifier: string, { sample, page, path }: SampleModule, folder: string) {
  if (specifier.startsWith('sample:')) return resolve(dirname(path), specifier.slice('sample:'.length));
  if (page.kind === 'example' || !/^\.\.?\//.test(specifier)) return undefined;
  const target = findImport(specifier, sample, page, folder);
  if (!target) return null;
  return 'path' in target ? target.path : modulePath(target.sample);
}
