import ts from 'typescript';

/** A part of a source text, from the first character to the one behind the last. */
export interface Range {
  from: number;
  to: number;
}

/**
 * Where a TypeScript source holds what a JavaScript author would leave out as a whole: types and declarations with the
 * comments that belong to them, imports that only types use, and type arguments of JSX elements. Annotations within
 * what remains are not among them.
 */
export function typeOnlyRanges(source: ts.SourceFile): Range[] {
  const isUsedAsType = namesUsedAsTypes(source);
  const ranges: Range[] = [];
  const visit = (node: ts.Node): void => {
    if (isTypeOnly(node)) ranges.push(withComments(node, source));
    else if (ts.isImportDeclaration(node)) ranges.push(...importedTypes(node, isUsedAsType, source));
    else {
      if ((ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) && node.typeArguments) {
        ranges.push({ from: node.typeArguments.pos - 1, to: node.typeArguments.end + 1 });
      }
      ts.forEachChild(node, visit);
    }
  };
  visit(source);
  return ranges;
}

function isTypeOnly(node: ts.Node): boolean {
  return (
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    (ts.isExportDeclaration(node) && node.isTypeOnly) ||
    (ts.isImportDeclaration(node) && node.importClause?.isTypeOnly === true) ||
    (ts.isStatement(node) &&
      ts.canHaveModifiers(node) &&
      (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword))
  );
}

/** Finds out which names stand in types and nowhere else, so that an import of theirs has no use without types. */
function namesUsedAsTypes(source: ts.SourceFile): (name: string) => boolean {
  const types = new Set<string>();
  const values = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isIdentifier(node)) (ts.isPartOfTypeNode(node) ? types : values).add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return (name) => types.has(name) && !values.has(name);
}

/** The imported names that are types, or the whole import when all of them are. */
function importedTypes(
  node: ts.ImportDeclaration,
  isUsedAsType: (name: string) => boolean,
  source: ts.SourceFile,
): Range[] {
  const { name: defaultImport, namedBindings } = node.importClause ?? {};
  if (!namedBindings || !ts.isNamedImports(namedBindings)) return [];
  const { elements } = namedBindings;
  const areTypes = elements.map(({ isTypeOnly, name }) => isTypeOnly || isUsedAsType(name.text));
  if (!defaultImport && elements.length > 0 && areTypes.every(Boolean)) return [withComments(node, source)];
  return elements.flatMap((element, index) =>
    // With the comma behind it.
    areTypes[index] ? [{ from: element.getStart(), to: elements[index + 1]?.getStart() ?? elements.end }] : [],
  );
}

/** A statement with the comments directly above it, and behind it on its line. */
function withComments(node: ts.Node, source: ts.SourceFile): Range {
  const { text } = source;
  let from = node.getStart();
  for (const { pos, end } of (ts.getLeadingCommentRanges(text, node.pos) ?? []).toReversed()) {
    if (/\n\s*\n/.test(text.slice(end, from))) break;
    from = pos;
  }
  return { from, to: ts.getTrailingCommentRanges(text, node.end)?.at(-1)?.end ?? node.end };
}
