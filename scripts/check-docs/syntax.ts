import ts from 'typescript';
import type { Language } from './types';

const SCRIPT_KINDS: Record<Language, ts.ScriptKind> = {
  ts: ts.ScriptKind.TS,
  tsx: ts.ScriptKind.TSX,
  js: ts.ScriptKind.JSX,
  jsx: ts.ScriptKind.JSX,
  json: ts.ScriptKind.TS,
};

export function parseCode(code: string, language: Language): ts.SourceFile {
  return ts.createSourceFile(`sample.${language}`, code, ts.ScriptTarget.ES2022, true, SCRIPT_KINDS[language]);
}

/** Top-level names that a file declares, without imports, and whether they exist at run time. */
export function declaredNames(source: ts.SourceFile): Map<string, boolean> {
  const names = new Map<string, boolean>();
  const add = (name: ts.BindingName | undefined, isValue: boolean): void => {
    if (!name) return;
    if (ts.isIdentifier(name)) names.set(name.text, isValue || names.get(name.text) === true);
    else for (const element of name.elements) if (ts.isBindingElement(element)) add(element.name, isValue);
  };
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const { name } of statement.declarationList.declarations) add(name, true);
    } else if (
      ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isEnumDeclaration(statement)
    ) {
      add(statement.name, true);
    } else if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) {
      add(statement.name, false);
    }
  }
  return names;
}

export function importedNames(source: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const { name, namedBindings } = statement.importClause ?? {};
    if (name) names.add(name.text);
    if (namedBindings && ts.isNamespaceImport(namedBindings)) names.add(namedBindings.name.text);
    if (namedBindings && ts.isNamedImports(namedBindings))
      for (const { name } of namedBindings.elements) names.add(name.text);
  }
  return names;
}

/** All identifiers except property names: candidates for imports. */
export function usedNames(source: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !isPropertyName(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

export function isPropertyName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isQualifiedName(parent)) return parent.right === node;
  if (ts.isBindingElement(parent)) return parent.propertyName === node;
  return (
    (ts.isPropertyAssignment(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isPropertyDeclaration(parent) ||
      ts.isMethodDeclaration(parent) ||
      ts.isMethodSignature(parent) ||
      ts.isJsxAttribute(parent)) &&
    parent.name === node
  );
}
