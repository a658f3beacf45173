import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { createProgram, resolvedSymbol } from '../createProgram';
import { readDefaults } from './defaults';
import { describeSymbol, type TypeDeclarations } from './describe';
import { resolvePackage, type ResolvedPackage } from './libraryPackage';
import type { DeclaredApi, ApiSymbol } from './types';

/** @throws Error when a package or its declarations are missing */
export function readApi(folder: string, names: readonly string[]): DeclaredApi {
  const packages = names.map((name) => resolvePackage(name, folder));
  const texts = packages.map(({ declarations: file }) => [file, readFileSync(file, 'utf8')] as const);
  const program = createProgram(new Map(texts));
  const symbols = packages.flatMap((it) => exportsOf(it, program));
  return {
    packages: Object.fromEntries(packages.map(({ name, version }) => [name, version])),
    symbols: [...symbols, ...unexported(packages, new Set(symbols.map(({ name }) => name)), program)],
  };
}

function exportsOf(source: ResolvedPackage, program: ts.Program): ApiSymbol[] {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(source.declarations);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`${source.name}: expected type declarations in ${source.declarations}`);
  // The default export is also a named export.
  const exports = checker.getExportsOfModule(module).filter(({ name }) => name !== 'default');
  const names = new Set(exports.map(({ name }) => name));
  const from = { checker, isOwn: ownedBy(source), defaults: readDefaults(readFileSync(source.code, 'utf8'), names) };
  return exports.map((it) => {
    const target = resolvedSymbol(it, checker);
    return { ...describeSymbol(it.name, target, from), package: source.name, exported: true };
  });
}

/** Types that are declared but not exported. Signatures may mention them, so pages may document them. */
function unexported(packages: readonly ResolvedPackage[], known: Set<string>, program: ts.Program): ApiSymbol[] {
  const checker = program.getTypeChecker();
  return packages.flatMap((source) => {
    const isOwn = ownedBy(source);
    const from = { checker, isOwn, defaults: readDefaults(readFileSync(source.code, 'utf8'), known) };
    const declared = program
      .getSourceFiles()
      .filter(isOwn)
      .flatMap((file) =>
        file.statements.filter((it) => ts.isInterfaceDeclaration(it) || ts.isTypeAliasDeclaration(it)),
      );
    return declared.flatMap(({ name }) => {
      const symbol = checker.getSymbolAtLocation(name);
      if (!symbol || known.has(name.text)) return [];
      known.add(name.text);
      return [{ ...describeSymbol(name.text, symbol, from), package: source.name, exported: false }];
    });
  });
}

const ownedBy =
  ({ folders }: ResolvedPackage): TypeDeclarations['isOwn'] =>
  ({ fileName }) =>
    folders.some((folder) => fileName.startsWith(`${folder}/`));
