import ts from 'typescript';

/**
 * Type errors of files in memory, as `path:line: text`. Packages are found from the files' folders.
 *
 * @param files contents by absolute path
 */
export function typeErrors(files: ReadonlyMap<string, string>, options: ts.CompilerOptions): string[] {
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.readFile = (path) => files.get(path) ?? readFile(path);
  host.directoryExists = undefined;
  const program = ts.createProgram([...files.keys()], options, host);
  const found = [
    ...program.getOptionsDiagnostics(),
    ...[...files.keys()].flatMap((path) => {
      const file = program.getSourceFile(path);
      return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    }),
  ];
  return found.map(({ file, start, messageText }) => {
    const text = ts.flattenDiagnosticMessageText(messageText, '\n');
    if (!file) return text;
    const { line } = file.getLineAndCharacterOfPosition(start ?? 0);
    return `${file.fileName}:${line + 1}: ${text}`;
  });
}
