import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { Declarations } from '../../shared/playground/declarations';
import { SAMPLE_OPTIONS } from '../../shared/playground/sampleOptions';
import { createProgram } from '../createProgram';
import { projectPath } from '../paths';

interface ModuleDeclarations {
  /** Names of the values and types that each module exports; modules without any are left out. */
  exports: Record<string, string[]>;
  declarations: Declarations;
}

/** Reads what the declarations of modules say, and all files that these declarations reach. */
export function readDeclarations(modules: readonly string[], folder: string): ModuleDeclarations {
  const path = join(folder, 'modules.ts');
  const text = modules.map((name) => `import ${JSON.stringify(name)};`).join('\n');
  const files: Record<string, string> = {};
  const program = createProgram(new Map([[path, text]]), {
    adapt(host) {
      const { readFile } = host;
      host.readFile = (file) => {
        const content = readFile(file);
        if (content !== undefined && file.endsWith('/package.json') && file.includes('/node_modules/'))
          files[projectPath(file)] = content;
        return content;
      };
    },
  });
  // Comments are more than half of most declarations.
  const printer = ts.createPrinter({ removeComments: true });
  for (const file of program.getSourceFiles())
    if (file.fileName !== path) files[projectPath(file.fileName)] = printer.printFile(file);
  const libraries = projectPath(dirname(ts.getDefaultLibFilePath(SAMPLE_OPTIONS)));
  return { exports: exportsOf(path, program), declarations: { folder: projectPath(folder), libraries, files } };
}

function exportsOf(path: string, program: ts.Program): Record<string, string[]> {
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
