import ts from 'typescript';
import { ContentError } from './ContentError';

const has = (node: ts.Node, kind: ts.SyntaxKind) =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some((modifier) => modifier.kind === kind);

function exportsDefault(statement: ts.Statement): boolean {
  if (ts.isExportAssignment(statement)) return !statement.isExportEquals;
  if (ts.isExportDeclaration(statement)) {
    const { exportClause, isTypeOnly } = statement;
    if (isTypeOnly || !exportClause || !ts.isNamedExports(exportClause)) return false;
    return exportClause.elements.some(({ name, isTypeOnly: isType }) => !isType && name.text === 'default');
  }
  return (
    has(statement, ts.SyntaxKind.ExportKeyword) &&
    has(statement, ts.SyntaxKind.DefaultKeyword) &&
    !ts.isInterfaceDeclaration(statement)
  );
}

/** Requires a default export in TypeScript with JSX. Throws ContentError that names the fix. */
export function requireDefaultExport(file: string, code: string): void {
  const { statements } = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  if (statements.some(exportsDefault)) return;
  throw new ContentError(
    file,
    1,
    'no default export, so nothing to show: expected "export default" before a component',
  );
}
