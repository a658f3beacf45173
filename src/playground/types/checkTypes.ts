import ts from 'typescript';
import type { Declarations } from '../../shared/playground/declarations';
import type { TypeProblem } from '../../shared/playground/problem';
import { SAMPLE_OPTIONS } from '../../shared/playground/sampleOptions';
import type { Files } from '../drafts';

/** Checks the types of an example's files, in their order and from the first line on. */
export type TypeChecker = (files: Files) => TypeProblem[];

/** @param declarations are parsed once, and kept for the next check */
export function createTypeChecker({ folder, libraries, files: declared }: Declarations): TypeChecker {
  const examples = `/${folder}/_examples`;
  const parsed = new Map<string, ts.SourceFile>();
  const textOf = (path: string) => (Object.hasOwn(declared, path.slice(1)) ? declared[path.slice(1)] : undefined);

  const parse = (path: string): ts.SourceFile | undefined => {
    const text = textOf(path);
    if (text === undefined) return undefined;
    const file = parsed.get(path) ?? ts.createSourceFile(path, text, ts.ScriptTarget.ES2022);
    parsed.set(path, file);
    return file;
  };

  return (files) => {
    const own = new Map(Object.entries(files).map(([name, text]) => [`${examples}/${name}`, text]));
    const host: ts.CompilerHost = {
      fileExists: (path) => own.has(path) || textOf(path) !== undefined,
      readFile: (path) => own.get(path) ?? textOf(path),
      getSourceFile(path) {
        const text = own.get(path);
        return text === undefined ? parse(path) : ts.createSourceFile(path, text, ts.ScriptTarget.ES2022);
      },
      getDefaultLibFileName: (options) => ts.getDefaultLibFileName(options),
      getDefaultLibLocation: () => `/${libraries}`,
      getCurrentDirectory: () => examples,
      getCanonicalFileName: (path) => path,
      useCaseSensitiveFileNames: () => true,
      getNewLine: () => '\n',
      writeFile: () => undefined,
    };
    const roots = [...own.keys()].filter((path) => !path.endsWith('.css'));
    const program = ts.createProgram(roots, SAMPLE_OPTIONS, host);
    return roots.flatMap((path) => {
      const file = program.getSourceFile(path);
      const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
      return found.map((diagnostic) => problemOf(diagnostic, path.slice(examples.length + 1)));
    });
  };
}

function problemOf({ file, start = 0, messageText }: ts.Diagnostic, name: string): TypeProblem {
  return {
    message: ts.flattenDiagnosticMessageText(messageText, '\n'),
    file: name,
    line: file && file.getLineAndCharacterOfPosition(start).line + 1,
  };
}
