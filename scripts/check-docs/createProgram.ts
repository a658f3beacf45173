import { basename, dirname, resolve } from 'node:path';
import ts from 'typescript';
import { PROJECT } from '../../src/build/paths';
import { modulePath, type SampleModule } from './buildModule';
import { findImport } from './sampleImports';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.es2023.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Auto,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noImplicitOverride: true,
  esModuleInterop: true,
  isolatedModules: true,
  resolveJsonModule: true,
  allowJs: true,
  checkJs: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/** The files of packages, which several programs share. */
const packageFiles = new Map<string, ts.SourceFile | undefined>();

/**
 * Makes a program of samples, which stand in memory.
 *
 * @param modules the samples
 * @param others further files in memory, by absolute path
 * @param folder absolute path of the version's folder
 */
export function createProgram(
  modules: readonly SampleModule[],
  folder: string,
  others: ReadonlyMap<string, string> = new Map(),
): ts.Program {
  const texts = new Map([...others, ...modules.map(({ path, text }) => [path, text] as const)]);
  const byPath = new Map(modules.map((module) => [module.path, module]));
  const host = ts.createCompilerHost(OPTIONS);
  const resolutions = ts.createModuleResolutionCache(PROJECT, (name) => name, OPTIONS);
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
      return ts.resolveModuleName(text, containingFile, OPTIONS, host, resolutions);
    });
  return ts.createProgram([...texts.keys()], OPTIONS, host);
}

const inMemory = (resolvedFileName: string): ts.ResolvedModuleFull => ({
  resolvedFileName,
  extension: /\.d\.ts$|\.[^.]+$/.exec(basename(resolvedFileName))?.[0] ?? '.ts',
});

/**
 * What a sample of a page imports from its page or its version's data.
 *
 * @returns its absolute path; null where there is none; undefined for what is resolved as anywhere
 */
export function importedPath(specifier: string, { sample, page, path }: SampleModule, folder: string) {
  if (specifier.startsWith('sample:')) return resolve(dirname(path), specifier.slice('sample:'.length));
  if (page.kind === 'example' || !/^\.\.?\//.test(specifier)) return undefined;
  const target = findImport(specifier, sample, page, folder);
  if (!target) return null;
  return 'path' in target ? target.path : modulePath(target.sample);
}
