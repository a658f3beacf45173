import { resolve } from 'node:path';
import ts from 'typescript';
import { isLibraryPackage, LIBRARY } from '../../src/gatsby/api/libraryPackage';
import { createProgram, resolvedSymbol } from '../../src/gatsby/createProgram';
import { memoize } from '../../src/gatsby/memoize';
import { listedPackages } from '../../src/gatsby/packages/listedPackages';
import type { ImportableName, NameSource } from './completeFragment';
import { packageFiles } from './sampleProgram';

/** Exports of a version's packages, plus React's hooks and types. */
export const packageNames = memoize((folder): NameSource[] => {
  const adapters = listedPackages(folder).filter((name) => name !== LIBRARY && isLibraryPackage(name));
  const packages = [LIBRARY, ...adapters, 'react'];
  const path = resolve(folder, 'package-names.ts');
  const text = packages.map((name) => `import '${name}';`).join('\n');
  const program = createProgram(new Map([[path, text]]), { packageFiles });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(path);
  if (!source) throw new Error(`${path} is not in its program`);
  const globals = new Set(checker.getSymbolsInScope(source, ALL).map(({ name }) => name));

  return source.statements.filter(ts.isImportDeclaration).map(({ moduleSpecifier }) => {
    const module = (moduleSpecifier as ts.StringLiteral).text;
    const symbol = checker.getSymbolAtLocation(moduleSpecifier);
    const names = symbol ? exportedNames(symbol, checker) : [];
    const isTaken = ({ name, isValue }: ImportableName) =>
      module !== 'react' || (!globals.has(name) && (!isValue || /^use[A-Z]/.test(name)));
    return { module, names: names.filter(isTaken) };
  });
});

const ALL = ts.SymbolFlags.Value | ts.SymbolFlags.Type | ts.SymbolFlags.Namespace;

/** Exports of a module, the default export last and under its own name. */
function exportedNames(module: ts.Symbol, checker: ts.TypeChecker): ImportableName[] {
  const exported = checker.getExportsOfModule(module);
  const isDefault = ({ name }: ts.Symbol) => name === 'default';
  return [...exported.filter((symbol) => !isDefault(symbol)), ...exported.filter(isDefault)].map((symbol) => {
    const target = resolvedSymbol(symbol, checker);
    const name = isDefault(symbol) ? target.name : symbol.name;
    const binding = isDefault(symbol) ? `default as ${name}` : name;
    return { name, binding, isValue: (target.flags & ts.SymbolFlags.Value) !== 0 };
  });
}
