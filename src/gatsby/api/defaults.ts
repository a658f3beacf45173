import ts from 'typescript';

/** All distinct defaults that the code gives to a property, by property name. */
export type Defaults = ReadonlyMap<string, readonly string[]>;

/**
 * Finds the defaults that published code gives to properties: in patterns, `{ maxLevels: levels = 3 }`; in their ES5
 * form, `a = props.maxLevels, levels = void 0 === a ? 3 : a`; and in `usePreferProp(true, props.debugMode, …)`, with
 * which the library prefers a prop over its context.
 *
 * @param exported names that readers can import; other identifiers are not shown as defaults
 */
export function readDefaults(code: string, exported: ReadonlySet<string>): Defaults {
  const file = ts.createSourceFile('code.js', code, ts.ScriptTarget.ESNext, false, ts.ScriptKind.JS);
  const found = new Map<string, string[]>();
  /** The property that each ES5 variable was read from. */
  const readFrom = new Map<string, string>();
  const add = (name: string, text: string | null) => {
    const known = found.get(name) ?? [];
    if (text !== null && !known.includes(text)) found.set(name, [...known, text]);
  };
  const names = exportedNames(file, exported);
  const textOf = (value: ts.Expression) => valueText(value, file, names);

  const addPattern = ({ elements }: ts.ObjectBindingPattern) => {
    for (const { propertyName, name, initializer } of elements) {
      if (initializer) add(nameOf(propertyName ?? name), textOf(initializer));
    }
  };
  const addPreference = ({ expression, arguments: [value, prop] }: ts.CallExpression) => {
    const isPreference = ts.isIdentifier(expression) && expression.text === 'usePreferProp';
    if (isPreference && value && prop && ts.isPropertyAccessExpression(prop)) add(prop.name.text, textOf(value));
  };
  const addVariable = ({ name, initializer }: ts.VariableDeclaration) => {
    if (!ts.isIdentifier(name) || !initializer) return;
    if (ts.isPropertyAccessExpression(initializer)) readFrom.set(name.text, initializer.name.text);
    const { variable, value } = es5Default(initializer) ?? {};
    const property = variable && readFrom.get(variable);
    if (property && value) add(property, typeof value === 'string' ? value : textOf(value));
  };

  const visit = (node: ts.Node): void => {
    if (ts.isObjectBindingPattern(node)) addPattern(node);
    else if (ts.isCallExpression(node)) addPreference(node);
    else if (ts.isVariableDeclaration(node)) addVariable(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const nameOf = (name: ts.PropertyName | ts.BindingName) => ('text' in name ? name.text : '');

function es5Default(code: ts.Expression): { variable: string; value: ts.Expression | string } | null {
  const isConditional = ts.isConditionalExpression(code);
  const test = isConditional ? code.condition : ts.isBinaryExpression(code) ? code.left : null;
  if (!test || !ts.isBinaryExpression(test) || !ts.isVoidExpression(test.left) || !ts.isIdentifier(test.right))
    return null;
  const variable = test.right.text;
  if (isConditional) return { variable, value: code.whenTrue };
  const isEqual = test.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken;
  return { variable, value: String(isEqual) };
}

/** The default as a page shows it; null for a value that is meaningless outside the code. */
function valueText(value: ts.Expression, file: ts.SourceFile, names: ReadonlyMap<string, string>): string | null {
  if (ts.isStringLiteral(value)) return `'${value.text}'`;
  // Minified booleans: !0 and !1.
  if (ts.isPrefixUnaryExpression(value) && value.operator === ts.SyntaxKind.ExclamationToken) {
    return ts.isNumericLiteral(value.operand) ? String(value.operand.text === '0') : null;
  }
  const isEmpty =
    (ts.isArrayLiteralExpression(value) && value.elements.length === 0) ||
    (ts.isObjectLiteralExpression(value) && value.properties.length === 0);
  const isWord = [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword].includes(
    value.kind,
  );
  if (ts.isIdentifier(value)) return names.get(value.text) ?? null;
  return isEmpty || isWord || ts.isNumericLiteral(value) ? value.getText(file) : null;
}

/** Exported names by their local names: `export { a as defaultFields }`. */
function exportedNames(file: ts.SourceFile, exported: ReadonlySet<string>): Map<string, string> {
  const clauses = file.statements.filter(ts.isExportDeclaration).map(({ exportClause }) => exportClause);
  const renamed = clauses
    .flatMap((clause) => (clause && ts.isNamedExports(clause) ? [...clause.elements] : []))
    .map(({ propertyName, name }): [string, string] => [(propertyName ?? name).text, name.text])
    .filter(([, name]) => exported.has(name));
  return new Map([...[...exported].map((name): [string, string] => [name, name]), ...renamed]);
}
