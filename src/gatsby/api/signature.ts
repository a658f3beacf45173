import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true, omitTrailingSemicolon: true });

export function oneLine(node: ts.Node): string {
  return printed(node)
    .replace(/\s+/g, ' ')
    .replace(/\b(?:React|import\("react"\))\./g, '')
    .trim();
}

/** The declarations of a symbol as source text: all overloads of a function, all exports of a namespace. */
export function signatureOf(name: string, symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const declarations = symbol.declarations ?? [];
  if (declarations.some(isModule)) return namespaceText(name, symbol, checker);
  if (declarations.length === 0) return `const ${name}`;
  return declarations.map((it) => (ts.isVariableDeclaration(it) ? constantText(name, it) : printed(it))).join(';\n');
}

export const isModule = (node: ts.Node) => ts.isSourceFile(node) || ts.isModuleDeclaration(node);

function namespaceText(name: string, symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const exports = checker.getExportsOfModule(symbol).map((it) => {
    const target = it.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(it) : it;
    return `  const ${it.name}: ${checker.typeToString(checker.getTypeOfSymbol(target))}`;
  });
  return `namespace ${name} {\n${exports.join(';\n')};\n}`;
}

function constantText(name: string, { type, initializer }: ts.VariableDeclaration): string {
  if (type) return `const ${name}: ${printed(type)}`;
  return initializer ? `const ${name} = ${printed(initializer)}` : `const ${name}`;
}

function printed(node: ts.Node): string {
  const { transformed } = ts.transform(node, [withoutPatterns]);
  return printer
    .printNode(ts.EmitHint.Unspecified, transformed[0] ?? node, node.getSourceFile())
    .replace(/^(?:export )?(?:default )?(?:declare )?/, '')
    .replace(/^(?: {4})+/gm, (indent) => ' '.repeat(indent.length / 2));
}

/**
 * Replaces a destructured parameter, `({ fields: f, query: q }: Props)`, with `props`, which is all that callers see.
 */
const withoutPatterns: ts.TransformerFactory<ts.Node> = (context) => (root) => {
  const visit = (node: ts.Node): ts.Node => {
    const isPattern = ts.isParameter(node) && ts.isObjectBindingPattern(node.name);
    if (!isPattern) return ts.visitEachChild(node, visit, context);
    return ts.factory.updateParameterDeclaration(
      node,
      node.modifiers,
      node.dotDotDotToken,
      ts.factory.createIdentifier(node.type && /Options/.test(node.type.getText()) ? 'options' : 'props'),
      node.questionToken,
      node.type,
      node.initializer,
    );
  };
  return ts.visitNode(root, visit);
};
