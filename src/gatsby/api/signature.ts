import ts from 'typescript';
import { resolvedSymbol } from '../createProgram';

const printer = ts.createPrinter({ removeComments: true, omitTrailingSemicolon: true });

export const oneLine = (node: ts.Node, checker: ts.TypeChecker): string =>
  printed(node, checker).replace(/\s+/g, ' ').trim();

/** The declarations of a symbol as source text: all overloads of a function, all exports of a namespace. */
export function signatureOf(name: string, symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const declarations = symbol.declarations ?? [];
  if (declarations.some(isModule)) return namespaceText(name, symbol, checker);
  if (declarations.length === 0) return `const ${name}`;
  return declarations
    .map((it) => (ts.isVariableDeclaration(it) ? constantText(name, it, checker) : printed(it, checker)))
    .join(';\n');
}

export const isModule = (node: ts.Node) => ts.isSourceFile(node) || ts.isModuleDeclaration(node);

function namespaceText(name: string, symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const exports = checker.getExportsOfModule(symbol).map((it) => {
    const target = resolvedSymbol(it, checker);
    return `  const ${it.name}: ${checker.typeToString(checker.getTypeOfSymbol(target))}`;
  });
  return `namespace ${name} {\n${exports.join(';\n')};\n}`;
}

function constantText(name: string, { type, initializer }: ts.VariableDeclaration, checker: ts.TypeChecker): string {
  if (type) return `const ${name}: ${printed(type, checker)}`;
  return initializer ? `const ${name} = ${printed(initializer, checker)}` : `const ${name}`;
}

function printed(node: ts.Node, checker: ts.TypeChecker): string {
  const { transformed } = ts.transform(node, [withoutPatterns, withShortTypes(checker)]);
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

/** A type that picks more properties than this is shown as the whole, which is what its author wrote. */
const MAX_PICKED = 12;

/** Writes types as their author did: without names of modules, arguments that are defaults, and lists of properties. */
const withShortTypes =
  (checker: ts.TypeChecker): ts.TransformerFactory<ts.Node> =>
  (context) =>
  (root) => {
    const visit = (node: ts.Node): ts.Node => {
      if (ts.isQualifiedName(node) && isNamed(node.left, 'React')) return node.right;
      if (ts.isImportTypeNode(node) && node.qualifier && !node.isTypeOf) {
        return reference(node.qualifier, node.typeArguments);
      }
      if (ts.isTypeReferenceNode(node)) return reference(node.typeName, node.typeArguments);
      return ts.visitEachChild(node, visit, context);
    };
    const reference = (name: ts.EntityName, given: readonly ts.TypeNode[] = []): ts.Node => {
      const [whole, keys] = given;
      const isList = keys && ts.isUnionTypeNode(keys) && keys.types.length > MAX_PICKED;
      if (whole && isList && isNamed(name, 'Pick')) return visit(whole);
      const types = given.map((it) => visit(it) as ts.TypeNode);
      const defaults = defaultsOf(name, checker);
      const file = name.getSourceFile();
      const textOf = (type: ts.TypeNode) => printer.printNode(ts.EmitHint.Unspecified, type, file);
      while (types.length > 0 && textOf(types.at(-1) as ts.TypeNode) === defaults[types.length - 1]) types.pop();
      return ts.factory.createTypeReferenceNode(visit(name) as ts.EntityName, types);
    };
    return visit(root);
  };

const isNamed = (name: ts.EntityName, text: string) => ts.isIdentifier(name) && name.text === text;

/** The default of each type parameter. */
function defaultsOf(name: ts.EntityName, checker: ts.TypeChecker): (string | undefined)[] {
  const symbol = checker.getSymbolAtLocation(name);
  const target = symbol && resolvedSymbol(symbol, checker);
  const declaration = target?.declarations?.find(
    (it) => ts.isTypeAliasDeclaration(it) || ts.isInterfaceDeclaration(it),
  );
  return declaration?.typeParameters?.map((it) => it.default && oneLine(it.default, checker)) ?? [];
}
