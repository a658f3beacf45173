import ts from 'typescript';
import { createProgram, type PackageFiles } from '../../src/gatsby/createProgram';

/** Parsed files by the options of their programs: to parse packages takes longer than to check a small project. */
const packageFilesByOptions = new Map<string, PackageFiles>();

/**
 * Type errors of files in memory, as `path:line: text`. Packages are found from the files' folders.
 *
 * @param files contents by absolute path
 */
export function typeErrors(files: ReadonlyMap<string, string>, options: ts.CompilerOptions): string[] {
  const key = JSON.stringify(options);
  const packageFiles: PackageFiles = packageFilesByOptions.get(key) ?? new Map();
  packageFilesByOptions.set(key, packageFiles);
  const program = createProgram(files, {
    options,
    packageFiles,
    // The folders exist in memory alone.
    adapt: (host) => (host.directoryExists = undefined),
  });
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
