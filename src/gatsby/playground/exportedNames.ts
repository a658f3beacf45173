import { join } from 'node:path';
import ts from 'typescript';

const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  esModuleInterop: true,
  skipLibCheck: true,
  types: [],
};

/** Names of the values and types that each module exports, as its declarations say; modules without any are left out. */
export function exportedNames(modules: readonly string[], folder: string): Record<string, string[]> {
  const path = join(folder, 'exported-names.ts');
  const text = modules.map((name) => `import ${JSON.stringify(name)};`).join('\n');
  const host = ts.createCompilerHost(OPTIONS);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (file) => file === path || fileExists(file);
  host.getSourceFile = (file, ...more) =>
    file === path ? ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true) : getSourceFile(file, ...more);
  const program = ts.createProgram([path], OPTIONS, host);
  const checker = program.getTypeChecker();

  const result: Record<string, string[]> = {};
  for (const statement of program.getSourceFile(path)?.statements ?? []) {
    if (!ts.isImportDeclaration(statement)) continue;
    const { moduleSpecifier } = statement;
    const symbol = checker.getSymbolAtLocation(moduleSpecifier);
    const names = symbol ? checker.getExportsOfModule(symbol).map(({ name }) => name) : [];
    if (names.length > 0) result[(moduleSpecifier as ts.StringLiteral).text] = names.sort();
  }
  return result;
}
