import { closest } from 'fastest-levenshtein';
import { parser } from '@lezer/javascript';
import type { SyntaxNode } from '@lezer/common';
import { lineAt } from './instrumentCode';
import { CompileError } from './problem';

const tsxParser = parser.configure({ dialect: 'ts jsx' });

/**
 * Checks the names that a file imports from packages, used or not, because what is missing is undefined when it runs.
 * Names include types. Packages without a list of names are not checked.
 *
 * @throws CompileError for a name that a package does not export
 */
export function checkNamedImports(file: string, source: string, exported: Readonly<Record<string, string[]>>): void {
  for (const statement of tsxParser.parse(source).topNode.getChildren('ImportDeclaration')) {
    const specifier = statement.getChild('String');
    const module = specifier ? source.slice(specifier.from + 1, specifier.to - 1) : '';
    const names = Object.hasOwn(exported, module) ? exported[module] : undefined;
    if (!names) continue;
    for (const node of importedNames(statement)) {
      const name = source.slice(node.from, node.to);
      if (name === 'default' || names.includes(name)) continue;
      const message = `"${module}" does not export "${name}". The nearest name that it exports is "${nearest(name, names)}".`;
      throw new CompileError(message, file, lineAt(source, node.from));
    }
  }
}

/** In `{ a, b as c }`, `a` and `b`. */
function importedNames(statement: SyntaxNode): SyntaxNode[] {
  const group = statement.getChild('ImportGroup');
  const names = [...(group?.getChildren('VariableName') ?? []), ...(group?.getChildren('VariableDefinition') ?? [])];
  return names.filter(({ prevSibling }) => prevSibling?.name !== 'as').sort((a, b) => a.from - b.from);
}

/** Letter case does not count. */
function nearest(name: string, names: readonly string[]): string {
  const inLowerCase = new Map(names.filter((it) => it !== 'default').map((it) => [it.toLowerCase(), it]));
  return inLowerCase.get(closest(name.toLowerCase(), [...inLowerCase.keys()])) ?? '';
}
