import ts from 'typescript';
import { resolvedSymbol } from '../../src/gatsby/createProgram';
import type { SampleModule } from './buildModule';
import { checkNames } from './checkNames';
import { sampleProgram } from './sampleProgram';
import { isTypedLanguage, type Problem } from './types';

export interface Compiled {
  problems: Problem[];
  /** Export name of a component that renders without props. */
  component: string | null;
  /** Of the links that its page makes of names. */
  wrongLinks: Problem[];
}

/** Matches the internal alias in messages about an unexported name. */
const EXPORTED_FOR_FRAGMENTS = /exported as 'sample\$[\w$]+'/g;

/** "Implicitly has an 'any' type" errors, which are unavoidable in JavaScript. */
const isImplicitAny = (code: number) => code >= 7005 && code <= 7057;

/** Type-checks samples in strict mode, against the packages of their version. */
export function compileSamples(modules: readonly SampleModule[], folder: string): Map<SampleModule, Compiled> {
  const results = new Map<SampleModule, Compiled>();
  for (const group of groupByScope(modules)) {
    const program = sampleProgram(group, folder);
    for (const module of group) results.set(module, compile(module, program));
  }
  return results;
}

/** Ambient declarations must not leak between pages, so a page with any gets its own program. */
function groupByScope(modules: readonly SampleModule[]): SampleModule[][] {
  const files = new Set(modules.filter(declaresForAll).map(({ page }) => page.file));
  const together = modules.filter(({ page }) => !files.has(page.file));
  const alone = [...files].map((file) => modules.filter(({ page }) => page.file === file));
  return [together, ...alone].filter(({ length }) => length > 0);
}

const declaresForAll = ({ text, path }: SampleModule) =>
  path.endsWith('.d.ts') || /\bdeclare\s+(?:module|global)\b/.test(text);

function compile(module: SampleModule, program: ts.Program): Compiled {
  const source = program.getSourceFile(module.path);
  if (!source) throw new Error(`${module.path} is not in its program`);
  const diagnostics = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].filter(
    ({ code }) => isTypedLanguage(module.language) || !isImplicitAny(code),
  );
  return {
    problems: diagnostics.map((diagnostic) => toProblem(diagnostic, module, source)),
    component: diagnostics.length === 0 ? findComponent(source, program.getTypeChecker()) : null,
    wrongLinks: checkNames(module, source, program),
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

/**
 * Finds the component of a module: its default export, or `App` if it is the only export.
 *
 * @returns its export name; null if there is no component that renders without props
 */
function findComponent(source: ts.SourceFile, checker: ts.TypeChecker): string | null {
  const module = checker.getSymbolAtLocation(source);
  if (!module) return null;
  const exported = checker.getExportsOfModule(module).filter(({ name }) => !name.startsWith('sample$'));
  const shown =
    exported.find(({ name }) => name === 'default') ??
    (exported.length === 1 && exported[0]?.name === 'App' ? exported[0] : undefined);
  if (!shown) return null;
  const target = resolvedSymbol(shown, checker);
  return isComponent(checker.getTypeOfSymbolAtLocation(target, source), checker) ? shown.name : null;
}

function isComponent(type: ts.Type, checker: ts.TypeChecker): boolean {
  const [signature] = type.getCallSignatures();
  if (!signature || !isRendered(signature.getReturnType(), checker)) return false;
  const [props] = signature.getParameters();
  if (!props) return true;
  const propsType = checker.getTypeOfSymbol(props);
  return propsType.getProperties().every(({ flags }) => flags & ts.SymbolFlags.Optional);
}

/** A React element, or `ReactNode`. */
function isRendered(type: ts.Type, checker: ts.TypeChecker): boolean {
  const parts = type.isUnion() ? type.types : [type];
  return parts.some(
    (part) =>
      (part.getProperty('type') && part.getProperty('props') && part.getProperty('key')) ||
      checker.typeToString(part) === 'ReactNode',
  );
}
