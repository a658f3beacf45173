import ts from 'typescript';
import type { Defaults } from './defaults';
import { isModule, signatureOf, oneLine } from './signature';
import type { ApiKind, ApiSymbol, ApiMember } from './types';

export interface TypeDeclarations {
  checker: ts.TypeChecker;
  defaults: Defaults;
  /** Whether the file belongs to the described package. */
  isOwn(file: ts.SourceFile): boolean;
}

/** @param symbol the declared symbol, not an alias of it */
export function describeSymbol(
  name: string,
  symbol: ts.Symbol,
  from: TypeDeclarations,
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
  if (!result) return 'constant';
  if (/^[A-Z]/.test(name) && /Element|ReactNode/.test(checker.typeToString(result))) return 'component';
  return /^use[A-Z]/.test(name) ? 'hook' : 'function';
}

function parentsOf(symbol: ts.Symbol, { checker, isOwn }: TypeDeclarations): string[] {
  const clauses = (symbol.declarations ?? [])
    .filter(ts.isInterfaceDeclaration)
    .flatMap((it) => it.heritageClauses ?? []);
  return clauses
    .flatMap(({ types }) => types)
    .flatMap((parent) => {
      const declared = checker.getTypeAtLocation(parent).symbol?.declarations?.[0];
      return declared && isOwn(declared.getSourceFile()) ? [parent.expression.getText()] : [];
    });
}

/** Types whose optional properties get their defaults from code, matched by property name. */
const HAS_DEFAULTS = /^QueryBuilder\w*Props$|Options$/;

/** The members that a type or constant declares itself, or the values of a union of string literals. */
function membersOf(name: string, symbol: ts.Symbol, { checker, defaults, isOwn }: TypeDeclarations): ApiMember[] {
  const [declaration] = symbol.declarations ?? [];
  if (!declaration) return [];
  const type = ts.isVariableDeclaration(declaration)
    ? checker.getTypeOfSymbolAtLocation(symbol, declaration)
    : checker.getDeclaredTypeOfSymbol(symbol);

  const literals = literalsOf(type);
  if (literals) return literals.map((value) => ({ name: value, type: '', optional: false, default: null }));
  const written =
    ts.isTypeAliasDeclaration(declaration) || ts.isVariableDeclaration(declaration) ? declaration.type : null;
  if (written !== null && !(written && spellsOutMembers(written))) return [];

  const properties = ts.isInterfaceDeclaration(declaration)
    ? [...(symbol.members?.values() ?? [])]
    : propertiesOf(type);
  const known = HAS_DEFAULTS.test(name) ? defaults : NO_DEFAULTS;
  const branches = conditionalMembers(declaration, checker);
  return properties
    .filter(({ flags }) => flags & (ts.SymbolFlags.Property | ts.SymbolFlags.Method))
    .filter(
      ({ declarations = [] }) => declarations.length === 0 || declarations.some((it) => isOwn(it.getSourceFile())),
    )
    .map((member) => ({ ...describeMember(member, checker, known), ...branches.get(member.name) }));
}

const NO_DEFAULTS: Defaults = new Map();

function literalsOf(type: ts.Type): string[] | null {
  if (!type.isUnion()) return null;
  const named = type.types.filter((part) => !(part.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)));
  return named.length > 1 && named.every((part) => part.isStringLiteral()) ? named.map((part) => part.value) : null;
}

/** False for a type that only references other types (it has their members), and for arrays (built-in members). */
function spellsOutMembers(type: ts.TypeNode): boolean {
  if (ts.isParenthesizedTypeNode(type)) return spellsOutMembers(type.type);
  if (ts.isTypeLiteralNode(type)) return true;
  if (!ts.isUnionTypeNode(type) && !ts.isIntersectionTypeNode(type)) return false;
  return !type.types.some(isList) && type.types.some(spellsOutMembers);
}

const isList = (type: ts.TypeNode): boolean =>
  ts.isArrayTypeNode(type) || ts.isTupleTypeNode(type) || (ts.isParenthesizedTypeNode(type) && isList(type.type));

function propertiesOf(type: ts.Type): ts.Symbol[] {
  const parts = type.isUnion() ? type.types : [type];
  const found = new Map<string, ts.Symbol>();
  for (const property of parts.flatMap((part) => part.getProperties())) {
    const known = found.get(property.name);
    if (!known || isForbidden(known)) found.set(property.name, property);
  }
  return [...found.values()];
}

/** `query?: never` excludes a property from one part of a union. */
function isForbidden(property: ts.Symbol): boolean {
  const [declaration] = property.declarations ?? [];
  const type = declaration && ts.isPropertySignature(declaration) ? declaration.type : undefined;
  return type?.kind === ts.SyntaxKind.NeverKeyword;
}

function describeMember(member: ts.Symbol, checker: ts.TypeChecker, defaults: Defaults): ApiMember {
  const declaration = member.declarations?.find((it) => ts.isPropertySignature(it) || ts.isMethodSignature(it));
  const optional = (member.flags & ts.SymbolFlags.Optional) !== 0;
  const known = optional ? (defaults.get(member.name) ?? []) : [];
  return {
    name: member.name,
    type: memberType(member, declaration, checker),
    optional,
    default: known.length === 1 ? (known[0] ?? null) : declaredDefault(member),
  };
}

function memberType(member: ts.Symbol, declaration: ts.Declaration | undefined, checker: ts.TypeChecker): string {
  if (declaration && ts.isMethodSignature(declaration)) {
    const parameters = declaration.parameters.map((it) => oneLine(it, checker)).join(', ');
    return `(${parameters}) => ${declaration.type ? oneLine(declaration.type, checker) : 'void'}`;
  }
  if (declaration && ts.isPropertySignature(declaration) && declaration.type) return oneLine(declaration.type, checker);
  return checker.typeToString(checker.getTypeOfSymbol(member), undefined, ts.TypeFormatFlags.NoTruncation);
}

function declaredDefault(member: ts.Symbol): string | null {
  const tag = member.getJsDocTags().find(({ name }) => name === 'default' || name === 'defaultValue');
  const text = ts.displayPartsToString(tag?.text).split('//')[0]?.replace(/^`|`$/g, '').trim();
  return text && !text.includes('\n') ? text : null;
}

/** Members in both branches of a conditional type, `RG extends IC ? { x: true } : { x?: false }`, with merged types. */
function conditionalMembers(declaration: ts.Declaration, checker: ts.TypeChecker) {
  const found = new Map<string, { type: string; optional: boolean }>();
  const seen = new Set<ts.Node>();
  const visit = (node: ts.Node): void => {
    if (seen.has(node)) return;
    seen.add(node);
    if (ts.isConditionalTypeNode(node)) {
      const literals = [node.trueType, node.falseType].filter(ts.isTypeLiteralNode);
      for (const it of literals.flatMap(({ members }) => [...members]).filter(ts.isPropertySignature)) add(it);
    } else if (ts.isTypeReferenceNode(node)) {
      const target = checker.getSymbolAtLocation(node.typeName)?.declarations?.find(ts.isTypeAliasDeclaration);
      if (target) visit(target.type);
    } else if (ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node)) {
      node.types.forEach(visit);
    } else if (ts.isParenthesizedTypeNode(node)) {
      visit(node.type);
    }
  };
  const add = ({ name, type, questionToken }: ts.PropertySignature) => {
    const known = found.get(name.getText());
    const types = new Set([...(known?.type.split(' | ') ?? []), ...(type ? [oneLine(type, checker)] : [])]);
    const optional = known?.optional === true || questionToken !== undefined;
    found.set(name.getText(), { type: [...types].sort().join(' | ').replace('false | true', 'boolean'), optional });
  };
  if (ts.isTypeAliasDeclaration(declaration)) visit(declaration.type);
  return found;
}
