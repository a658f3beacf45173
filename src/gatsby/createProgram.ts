import ts from 'typescript';
import { SAMPLE_OPTIONS } from '../shared/playground/sampleOptions';

/** Parsed files of packages, by path. */
export type PackageFiles = Map<string, ts.SourceFile | undefined>;

interface ProgramSettings {
  options?: ts.CompilerOptions;
  /** For programs with the same options to share, at the price of the memory that they take. */
  packageFiles?: PackageFiles;
  /** Changes how the program finds other files. */
  adapt?: (host: ts.CompilerHost) => void;
}

/**
 * A program of TypeScript files in memory, which import packages as if they were in their folders.
 *
 * @param texts by absolute path
 */
export function createProgram(
  texts: ReadonlyMap<string, string>,
  { options = SAMPLE_OPTIONS, packageFiles = new Map(), adapt }: ProgramSettings = {},
): ts.Program {
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  host.getSourceFile = (path, version, ...rest) => {
    const text = texts.get(path);
    if (text !== undefined) return ts.createSourceFile(path, text, version, true);
    if (!path.includes('/node_modules/')) return getSourceFile(path, version, ...rest);
    if (!packageFiles.has(path)) packageFiles.set(path, getSourceFile(path, version, ...rest));
    return packageFiles.get(path);
  };
  adapt?.(host);
  return ts.createProgram([...texts.keys()], options, host);
}

/** The symbol that a name stands for, which may be an alias. */
export const resolvedSymbol = (symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
