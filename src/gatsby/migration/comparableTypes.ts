import { join } from 'node:path';
import ts from 'typescript';
import type { ApiSymbol, DeclaredApi } from '../api/types';
import { createProgram } from '../createProgram';

/** The exports of versions, as types of one program, so that they can be compared. */
export interface ComparableTypes {
  checker: ts.TypeChecker;
  /** By version, then by `package:name`. */
  types: ReadonlyMap<string, ReadonlyMap<string, ts.Type>>;
}

/** A version's declarations, and the folder from which its packages resolve. */
export interface VersionFolder {
  name: string;
  folder: string;
  api: DeclaredApi;
}

export function comparableTypes(versions: readonly VersionFolder[]): ComparableTypes {
  const sides = versions.map(({ name, folder, api }) => ({
    name,
    path: join(folder, 'compared.ts'),
    api,
    text: declarationsOf(api),
  }));
  const program = createProgram(new Map(sides.map(({ path, text }) => [path, text])));
  const checker = program.getTypeChecker();
  const typesOf = ({ path, api }: (typeof sides)[number]) => typesIn(program.getSourceFile(path), api, checker);
  return { checker, types: new Map(sides.map((side) => [side.name, typesOf(side)])) };
}

type ComparedSymbol = Pick<ApiSymbol, 'name' | 'package' | 'kind' | 'signature'>;

export const isType = ({ kind }: Pick<ApiSymbol, 'kind'>) => kind === 'interface' || kind === 'type';

export const keyOf = (symbol: ComparedSymbol) => `${symbol.package}:${symbol.name}`;

/** All exports, and what is the default of a package, if it has one. */
export const comparable = ({ packages, symbols }: DeclaredApi): ComparedSymbol[] => [
  ...symbols.filter(({ exported, kind }) => exported && kind !== 'namespace'),
  ...Object.keys(packages).map(
    (name) => ({ name: 'default', package: name, kind: 'component', signature: '' }) as const,
  ),
];

/** One declaration for each export, in which type parameters have their defaults. */
function declarationsOf(api: DeclaredApi): string {
  const packages = Object.keys(api.packages);
  const imports = packages.map((name, index) => `import * as p${index} from '${name}';`);
  const lines = comparable(api).map((symbol, index) => {
    const name = `p${packages.indexOf(symbol.package)}.${symbol.name}`;
    return isType(symbol)
      ? `export type n${index} = ${name}${typeArguments(symbol)};`
      : `export declare const n${index}: typeof ${name};`;
  });
  return [...imports, ...lines].join('\n');
}

/** `any` for each type parameter without a default. */
function typeArguments({ signature }: ComparedSymbol): string {
  const [statement] = ts.createSourceFile('signature.ts', signature, ts.ScriptTarget.Latest).statements;
  const isGeneric = statement && (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement));
  const needed = isGeneric ? (statement.typeParameters ?? []).filter((it) => !it.default) : [];
  return needed.length === 0 ? '' : `<${needed.map(() => 'any').join(', ')}>`;
}

function typesIn(file: ts.SourceFile | undefined, api: DeclaredApi, checker: ts.TypeChecker): Map<string, ts.Type> {
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) return new Map();
  const declared = new Map(checker.getExportsOfModule(module).map((it) => [it.name, it]));
  return new Map(
    comparable(api).flatMap((symbol, index): [string, ts.Type][] => {
      const found = declared.get(`n${index}`);
      if (!found) return [];
      const type = isType(symbol) ? checker.getDeclaredTypeOfSymbol(found) : checker.getTypeOfSymbol(found);
      const isMissing = symbol.name === 'default' && (type.flags & ts.TypeFlags.Any) !== 0;
      return isMissing ? [] : [[keyOf(symbol), type]];
    }),
  );
}
