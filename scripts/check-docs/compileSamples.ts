import ts from 'typescript';
import type { SampleModule } from './buildModule';
import { createProgram } from './createProgram';
import { findComponent } from './findComponent';
import { isTyped, type Problem } from './types';

/** What the compiler says of a sample. */
export interface Compiled {
  problems: Problem[];
  /** Name by which it exports a component that renders by itself. */
  component: string | null;
  /** Absolute paths of the files on disk that it imports, itself or through another, packages left out. */
  imports: string[];
}

/** What an author has not exported, but fragments may take. */
const EXPORTED_FOR_FRAGMENTS = /exported as 'sample\$[\w$]+'/g;

/** Codes of "implicitly has an 'any' type": JavaScript has no other. */
const isImplicitAny = (code: number) => code >= 7005 && code <= 7057;

/**
 * Compiles samples strictly, each against the packages of its version.
 *
 * @param modules the samples of pages of one version
 * @param folder absolute path of the version's folder
 */
export function compileSamples(modules: readonly SampleModule[], folder: string): Map<SampleModule, Compiled> {
  const results = new Map<SampleModule, Compiled>();
  for (const group of groupByScope(modules)) {
    const program = createProgram(group, folder);
    for (const module of group) results.set(module, compile(module, program, folder));
  }
  return results;
}

/** What a page declares for all modules is for its own alone, so such a page is compiled by itself. */
function groupByScope(modules: readonly SampleModule[]): SampleModule[][] {
  const together: SampleModule[] = [];
  const alone = new Map<string, SampleModule[]>();
  const files = new Set(modules.filter(declaresForAll).map(({ page }) => page.file));
  for (const module of modules) {
    const { file } = module.page;
    if (files.has(file)) alone.set(file, [...(alone.get(file) ?? []), module]);
    else together.push(module);
  }
  return [together, ...alone.values()].filter(({ length }) => length > 0);
}

const declaresForAll = ({ text, path }: SampleModule) =>
  path.endsWith('.d.ts') || /\bdeclare\s+(?:module|global)\b/.test(text);

function compile(module: SampleModule, program: ts.Program, folder: string): Compiled {
  const source = program.getSourceFile(module.path);
  if (!source) throw new Error(`${module.path} is not in its program`);
  const diagnostics = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].filter(
    ({ code }) => isTyped(module.language) || !isImplicitAny(code),
  );
  return {
    problems: diagnostics.map((diagnostic) => toProblem(diagnostic, module, source)),
    component: diagnostics.length === 0 ? findComponent(source, program.getTypeChecker()) : null,
    imports: importsOf(source, program, folder),
  };
}

function toProblem({ start = 0, messageText }: ts.Diagnostic, module: SampleModule, source: ts.SourceFile): Problem {
  const { line } = source.getLineAndCharacterOfPosition(start);
  const message = ts
    .flattenDiagnosticMessageText(messageText, '\n')
    .replace(/\n\s*/g, ' ')
    .replace(EXPORTED_FOR_FRAGMENTS, 'not exported');
  return { file: module.sample.file, line: module.lines[line] ?? module.sample.line, message };
}

/** The files in the version's folder that a file imports, itself or through another. */
function importsOf(source: ts.SourceFile, program: ts.Program, folder: string, found = new Set<string>()): string[] {
  const checker = program.getTypeChecker();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue;
    const symbol = statement.moduleSpecifier && checker.getSymbolAtLocation(statement.moduleSpecifier);
    const file = symbol?.declarations?.[0]?.getSourceFile();
    if (!file || found.has(file.fileName) || !isOfVersion(file.fileName, folder)) continue;
    found.add(file.fileName);
    importsOf(file, program, folder, found);
  }
  return [...found];
}

const isOfVersion = (path: string, folder: string) => path.startsWith(folder) && !/\/node_modules\/|\.mdx\//.test(path);
