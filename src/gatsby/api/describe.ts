import ts from 'typescript';
import type { Defaults } from './defaults';
import { membersOf } from './members';
import { isModule, signatureOf } from './signature';
import type { ApiKind, ApiSymbol } from './types';

export interface Declarations {
  checker: ts.TypeChecker;
  defaults: Defaults;
  /** Whether the file belongs to the described package. */
  isOwn(file: ts.SourceFile): boolean;
}

/** @param symbol the declared symbol, not an alias of it */
export function describeSymbol(
  name: string,
  symbol: ts.Symbol,
  from: Declarations,
): Omit<ApiSymbol, 'package' | 'exported'> {
  const kind = kindOf(name, symbol, from.checker);
  const isType = kind === 'interface' || kind === 'type';
  return {
    name,
    kind,
    signature: signatureOf(name, symbol, from.checker),
    extends: parentsOf(symbol, from),
    members: isType || kind === 'constant' ? membersOf(name, symbol, from) : [],
  };
}

function kindOf(name: string, symbol: ts.Symbol, checker: ts.TypeChecker): ApiKind {
  const [declaration] = symbol.declarations ?? [];
  if (!declaration) return 'constant';
  if (isModule(declaration)) return 'namespace';
  if (ts.isInterfaceDeclaration(declaration)) return 'interface';
  if (ts.isTypeAliasDeclaration(declaration)) return 'type';
  if (ts.isClassDeclaration(declaration)) return 'class';
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
  const result = type.getCallSignatures()[0]?.getReturnType();
  const isComponent = /^[A-Z]/.test(name) && (result ? /Element|ReactNode/.test(checker.typeToString(result)) : false);
  if (isComponent || /Component|Provider/.test(type.symbol?.name ?? '')) return 'component';
  if (!result) return 'constant';
  return /^use[A-Z]/.test(name) ? 'hook' : 'function';
}

function parentsOf(symbol: ts.Symbol, { checker, isOwn }: Declarations): string[] {
  const clauses = (symbol.declarations ?? [])
    .filter(ts.isInterfaceDeclaration)
    .flatMap((it) => it.heritageClauses ?? []);
  const parents = clauses
    .flatMap(({ types }) => types)
    .flatMap((parent) => {
      const declared = checker.getTypeAtLocation(parent).symbol?.declarations?.[0];
      return declared && isOwn(declared.getSourceFile()) ? [parent.expression.getText()] : [];
    });
  return [...new Set(parents)];
}
