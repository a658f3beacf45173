import ts from 'typescript';

/** The files of packages that were parsed for a set of options, by path. All programs with these options share them. */
const packageFiles = new WeakMap<ts.CompilerOptions, Map<string, ts.SourceFile | undefined>>();

/**
 * A program of TypeScript files in memory, which import packages as if they were in their folders.
 *
 * @param texts by absolute path
 * @param adapt changes how the program finds other files
 */
export function createProgram(
  texts: ReadonlyMap<string, string>,
  options: ts.CompilerOptions,
  adapt: (host: ts.CompilerHost) => void = () => undefined,
): ts.Program {
  const parsed = packageFiles.get(options) ?? new Map<string, ts.SourceFile | undefined>();
  packageFiles.set(options, parsed);
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  host.getSourceFile = (path, version, ...rest) => {
    const text = texts.get(path);
    if (text !== undefined) return ts.createSourceFile(path, text, version, true);
    if (!path.includes('/node_modules/')) return getSourceFile(path, version, ...rest);
    if (!parsed.has(path)) parsed.set(path, getSourceFile(path, version, ...rest));
    return parsed.get(path);
  };
  adapt(host);
  return ts.createProgram([...texts.keys()], options, host);
}
