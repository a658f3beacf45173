import ts from 'typescript';

/** Types that only say which part of another type is meant. */
const HELPERS = new Set(['Omit', 'Partial', 'Pick', 'Record', 'Array', 'Promise', 'React']);

/**
 * What the overloads of a declared function take and give, as names of types: `RuleGroupTypeAny>string`. Parameters of
 * types are replaced by what they extend. Empty for what is not a function.
 */
export function functionTypes(signature: string): string[] {
  const source = ts.createSourceFile('signature.ts', signature, ts.ScriptTarget.ES2022);
  const overloads = source.statements.flatMap((statement): ts.SignatureDeclaration[] => {
    if (ts.isFunctionDeclaration(statement)) return [statement];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ type }) =>
      type && ts.isFunctionTypeNode(type) ? [type] : [],
    );
  });
  return [...new Set(overloads.map((it) => typesOf(it, source)))];
}

function typesOf({ typeParameters, parameters, type }: ts.SignatureDeclaration, source: ts.SourceFile): string {
  const extended = new Map(typeParameters?.map(({ name, constraint }) => [name.text, constraint]));
  const namesIn = (node: ts.TypeNode | undefined): string[] => {
    const names: string[] = [];
    const visit = (part: ts.Node): void => {
      if (ts.isTypeReferenceNode(part)) {
        const name = part.typeName.getText(source);
        if (extended.has(name)) names.push(...namesIn(extended.get(name)));
        else if (!HELPERS.has(name)) names.push(name);
      } else if (/^(?:string|number|boolean|any)$/.test(part.getText(source))) names.push(part.getText(source));
      if (!ts.isTypeLiteralNode(part) && !ts.isFunctionTypeNode(part)) ts.forEachChild(part, visit);
    };
    if (node) visit(node);
    return names;
  };
  const taken = parameters.flatMap((parameter) => namesIn(parameter.type));
  const given = type && ts.isTypePredicateNode(type) ? ['boolean'] : namesIn(type);
  return [taken, given].map((names) => [...new Set(names)].join()).join('>');
}
