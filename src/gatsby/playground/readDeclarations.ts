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
  for (const { fileName, text: content } of program.getSourceFiles())
    if (fileName !== path) files[projectPath(fileName)] = withoutComments(content);
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

/** Texts, which may hold what looks like a comment, and comments. */
const TEXT_OR_COMMENT = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|\/\*[\s\S]*?\*\/|\/\/.*/g;

/** Comments are more than half of most declarations. Those with three slashes refer to other files. */
export const withoutComments = (declarations: string): string =>
  declarations
    .replace(TEXT_OR_COMMENT, (part) => (/^\/(?:\*|\/(?!\/))/.test(part) ? ' ' : part))
    .replace(/\s*\n/g, '\n');
