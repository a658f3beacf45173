import { basename, dirname, resolve } from 'node:path';
import ts from 'typescript';
import { PROJECT } from '../../src/gatsby/paths';
import { SAMPLE_OPTIONS } from '../../src/shared/playground/sampleOptions';
import { modulePath, type SampleModule } from './buildModule';
import { findImport } from './sampleImports';

/** Source files of packages, shared by all programs. */
const packageFiles = new Map<string, ts.SourceFile | undefined>();

/** Creates a TypeScript program for samples in memory. */
export function createProgram(
  modules: readonly SampleModule[],
  folder: string,
  others: ReadonlyMap<string, string> = new Map(),
): ts.Program {
  const texts = new Map([...others, ...modules.map(({ path, text }) => [path, text] as const)]);
  const byPath = new Map(modules.map((module) => [module.path, module]));
  const host = ts.createCompilerHost(SAMPLE_OPTIONS);
  const resolutions = ts.createModuleResolutionCache(PROJECT, (name) => name, SAMPLE_OPTIONS);
  const readSource = host.getSourceFile;

  host.getSourceFile = (path, version, ...rest) => {
    const text = texts.get(path);
    if (text !== undefined) return ts.createSourceFile(path, text, version, true);
    if (!path.includes('/node_modules/')) return readSource(path, version, ...rest);
    if (!packageFiles.has(path)) packageFiles.set(path, readSource(path, version, ...rest));
    return packageFiles.get(path);
  };
  host.resolveModuleNameLiterals = (literals, containingFile) =>
    literals.map(({ text }) => {
      const module = byPath.get(containingFile);
      const path = module && importedPath(text, module, folder);
      if (path !== undefined) return { resolvedModule: path === null ? undefined : inMemory(path) };
      return ts.resolveModuleName(text, containingFile, SAMPLE_OPTIONS, host, resolutions);
    });
  return ts.createProgram([...texts.keys()], SAMPLE_OPTIONS, host);
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
