import type ts from 'typescript';
import { declaredNames, importedNames, usedNames } from './syntax';

/** Where a fragment's undeclared names may come from. */
export interface NameSource {
  module: string;
  names: readonly ImportableName[];
}

export interface ImportableName {
  name: string;
  /** How it is imported: `name`, or `exported as name`. */
  binding: string;
  /** Whether it is there when the code runs. */
  isValue: boolean;
}

/**
 * Writes the imports of what a fragment uses and does not declare.
 *
 * @param source the fragment
 * @param sources modules that may have its names; the first that has one gives it
 * @param typed whether it may import types, which JavaScript may not
 * @returns the imports, on one line
 */
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
