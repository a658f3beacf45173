import type ts from 'typescript';
import { declaredNames, importedNames, usedNames } from './syntax';

/** A module that can provide undeclared names of a fragment. */
export interface NameSource {
  module: string;
  names: readonly ImportableName[];
}

export interface ImportableName {
  name: string;
  /** Import specifier: `name`, or `exported as name`. */
  binding: string;
  /** Whether it exists at run time. */
  isValue: boolean;
}

/** Generates one line of imports for a fragment's undeclared names; the first source with a name wins. */
export function completeFragment(source: ts.SourceFile, sources: readonly NameSource[], typed: boolean): string {
  const declared = new Set([...declaredNames(source).keys(), ...importedNames(source)]);
  const bindings = new Map<string, string[]>();
  for (const name of usedNames(source)) {
    if (declared.has(name)) continue;
    for (const { module, names } of sources) {
      const found = names.find((one) => one.name === name && (one.isValue || typed));
      if (!found) continue;
      bindings.set(module, [...(bindings.get(module) ?? []), found.binding]);
      break;
    }
  }
  return [...bindings].map(([module, names]) => `import { ${names.join(', ')} } from '${module}';`).join(' ');
}
