import ts from 'typescript';
import { documentedNamesInCode, symbolLocations } from '../../src/gatsby/api/symbolLocations';
import { readDocs } from '../../src/gatsby/content/contentFiles';
import { libraryNames } from '../../src/gatsby/document/libraryNames';
import { parseCode } from '../../src/gatsby/document/parseCode';
import type { SampleModule } from './buildModule';
import { isPropertyName } from './syntax';
import type { Problem } from './types';

/** The names of the library in a sample, as the compiler knows them, compared with those that its page links. */
export interface CheckedNames {
  problems: Problem[];
  /** Number of documented names of the library, and of those among them that are links. */
  names: number;
  linked: number;
}

/** A sample without links, or one that readers do not see, has no names here. */
export function checkNames(module: SampleModule, source: ts.SourceFile, program: ts.Program): CheckedNames {
  const { sample, language, own, text } = module;
  const result: CheckedNames = { problems: [], names: 0, linked: 0 };
  if (sample.proves.length > 0 || sample.version !== null || sample.error !== null || language === 'json')
    return result;
  const documentedName = documentedNamesOf(/^content\/docs\/([^/]+)\//.exec(sample.file)?.[1]);
  const code = text.slice(own.start, own.end);
  const names = libraryNames(parseCode(code, language), code, (name) => documentedName(name) ?? null);
  const linked = new Set(names.map(({ from }) => from));
  const checker = program.getTypeChecker();

  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    const start = node.getStart(source);
    if (!ts.isIdentifier(node) || isPropertyName(node) || start < own.start || start >= own.end) return;
    const isLinked = linked.has(start - own.start);
    const isOfLibrary = isDeclaredByLibrary(symbolAt(node, checker));
    // A constant may be what is imported; its type is then the library's.
    if (isLinked && isOfLibrary === false && !isDeclaredByLibrary(checker.getTypeAtLocation(node).symbol)) {
      const line = module.lines[source.getLineAndCharacterOfPosition(start).line] ?? sample.line;
      const message = `${node.text}: links to the reference, but is not what the library exports`;
      result.problems.push({ file: sample.file, line, message });
    }
    if (!isOfLibrary || documentedName(node.text) === undefined) return;
    result.names++;
    if (isLinked) result.linked++;
  };
  visit(source);
  return result;
}

const documented = new Map<string | undefined, (name: string) => string | undefined>();

/** @param version undefined for a page of no version, whose samples have no links */
function documentedNamesOf(version: string | undefined): (name: string) => string | undefined {
  const known = documented.get(version);
  if (known) return known;
  const found = documentedNamesInCode(symbolLocations(version === undefined ? [] : readDocs(version)));
  documented.set(version, found);
  return found;
}

function symbolAt(node: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Null for what the compiler knows nothing about. */
function isDeclaredByLibrary(symbol: ts.Symbol | undefined): boolean | null {
  const [declaration] = symbol?.declarations ?? [];
  return declaration ? LIBRARY_FILE.test(declaration.getSourceFile().fileName) : null;
}

const LIBRARY_FILE = /\/node_modules\/(?:react-querybuilder|@react-querybuilder)\//;
