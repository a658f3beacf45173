import ts from 'typescript';
import { documentedNamesInCode, symbolLocations } from '../../src/gatsby/api/symbolLocations';
import { readDocs } from '../../src/gatsby/content/contentFiles';
import { resolvedSymbol } from '../../src/gatsby/createProgram';
import { libraryNames } from '../../src/gatsby/document/libraryNames';
import { parseCode } from '../../src/gatsby/document/parseCode';
import { memoize } from '../../src/gatsby/memoize';
import type { SampleModule } from './buildModule';
import { isPropertyName } from './syntax';
import type { Problem } from './types';

/** The names in a sample that its page links to the reference, though the compiler knows them as something else. */
export function checkNames(module: SampleModule, source: ts.SourceFile, program: ts.Program): Problem[] {
  const { sample, language, own, text } = module;
  // A sample without links, or one that readers do not see.
  if (sample.proves.length > 0 || sample.version !== null || sample.error !== null || language === 'json') return [];
  const documentedName = documentedNamesOf(/^content\/docs\/([^/]+)\//.exec(sample.file)?.[1] ?? '');
  const code = text.slice(own.start, own.end);
  const names = libraryNames(parseCode(code, language), code, (name) => documentedName(name) ?? null);
  const linked = new Set(names.map(({ from }) => own.start + from));
  const checker = program.getTypeChecker();
  const problems: Problem[] = [];

  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    const start = node.getStart(source);
    if (!ts.isIdentifier(node) || isPropertyName(node) || !linked.has(start)) return;
    if (isDeclaredByLibrary(symbolAt(node, checker)) !== false) return;
    // A constant may be what is imported; its type is then the library's.
    if (isDeclaredByLibrary(checker.getTypeAtLocation(node).symbol)) return;
    const line = module.lines[source.getLineAndCharacterOfPosition(start).line] ?? sample.line;
    const message = `${node.text}: links to the reference, but is not what the library exports`;
    problems.push({ file: sample.file, line, message });
  };
  visit(source);
  return problems;
}

/** By version; empty for a page of none, whose samples have no links. */
const documentedNamesOf = memoize((version) =>
  documentedNamesInCode(symbolLocations(version === '' ? [] : readDocs(version))),
);

function symbolAt(node: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node);
  return symbol && resolvedSymbol(symbol, checker);
}

/** Null for what the compiler knows nothing about. */
function isDeclaredByLibrary(symbol: ts.Symbol | undefined): boolean | null {
  const [declaration] = symbol?.declarations ?? [];
  return declaration ? LIBRARY_FILE.test(declaration.getSourceFile().fileName) : null;
}

const LIBRARY_FILE = /\/node_modules\/(?:react-querybuilder|@react-querybuilder)\//;
