import type { SyntaxNode } from '@lezer/common';
import { childrenOf } from '../shared/childrenOf';
import { isFunction, nameOf, partsOf, unwrap, type Component } from './component';

/** What a name of a file means. */
export type Binding = { scope: SyntaxNode } & (
  | { kind: 'import'; module: string; name: string }
  /** The nodes that give it its type and its value. */
  | { kind: 'value'; annotation: SyntaxNode | null; initializer: SyntaxNode | null; path: string[]; owner: SyntaxNode }
  | { kind: 'type'; declaration: SyntaxNode }
);

/** The name under which the module as a whole is imported. */
export const WHOLE_MODULE = '*';

export type Bindings = (name: string, at: SyntaxNode) => Binding | undefined;

/** Finds what each name means, from the nearest scope outwards. */
export function readBindings(component: Component): Bindings {
  const found = new Map<string, Binding[]>();
  const add = (name: string, binding: Binding) => found.set(name, [...(found.get(name) ?? []), binding]);
  component.top.cursor().iterate(({ node }) => {
    if (node.name === 'ImportDeclaration') readImport(node, component, add);
    if (node.name === 'VariableDeclaration' || node.name === 'ParamList') readDeclarations(node, component, add);
    if (node.name === 'TypeAliasDeclaration' || node.name === 'InterfaceDeclaration') {
      const definition = node.getChild('TypeDefinition');
      if (definition) add(nameOf(definition, component), { kind: 'type', declaration: node, scope: component.top });
    }
    if (node.name === 'FunctionDeclaration') {
      const definition = node.getChild('VariableDefinition');
      const scope = scopeOf(node.parent ?? node);
      const value = { kind: 'value', annotation: null, initializer: node, path: [], owner: node, scope } as const;
      if (definition) add(nameOf(definition, component), { ...value, path: [] });
    }
  });
  return (name, at) =>
    (found.get(name) ?? [])
      .filter(({ scope }) => scope.from <= at.from && at.to <= scope.to)
      .reduce<Binding | undefined>((best, it) => (best && size(best) <= size(it) ? best : it), undefined);
}

/** The function that an expression is. Follows a few names, because those of a file may be defined by each other. */
export function functionOf(value: SyntaxNode, component: Component, bindings: Bindings, depth = 5): SyntaxNode | null {
  const node = unwrap(value, component);
  if (isFunction(node) || node.name === 'Property') return node;
  const binding = node.name === 'VariableName' ? bindings(nameOf(node, component), node) : undefined;
  if (binding?.kind !== 'value' || !binding.initializer || depth === 0) return null;
  return functionOf(binding.initializer, component, bindings, depth - 1);
}

type Add = (name: string, binding: Binding) => void;

const size = ({ scope }: Binding) => scope.to - scope.from;

function readImport(node: SyntaxNode, component: Component, add: Add): void {
  const specifier = node.getChild('String');
  if (!specifier) return;
  const module = nameOf(specifier, component);
  for (const { name, local } of importedNames(node, component)) {
    add(nameOf(local, component), { kind: 'import', module, name, scope: component.top });
  }
}

/** The names that an import, or an export from another module, takes from it. */
export function importedNames(
  node: SyntaxNode,
  component: Component,
): { name: string; local: SyntaxNode; at: SyntaxNode }[] {
  const group = node.getChild('ImportGroup') ?? node.getChild('ExportGroup');
  const names = group ? partsOf(group) : [];
  const grouped = names.flatMap((at, index) => {
    if (at.prevSibling?.name === 'as') return [];
    const next = names[index + 1];
    return [{ name: nameOf(at, component), local: next?.prevSibling?.name === 'as' ? next : at, at }];
  });
  const whole = node.getChildren('VariableDefinition').map((at) => ({
    name: at.prevSibling?.name === 'as' ? WHOLE_MODULE : 'default',
    local: at,
    at,
  }));
  return [...whole, ...grouped];
}

/** Declarations and parameters: a name or a pattern, then perhaps its type and its value. */
function readDeclarations(list: SyntaxNode, component: Component, add: Add): void {
  const scope = list.name === 'ParamList' ? (list.parent ?? list) : scopeOf(list);
  const children = childrenOf(list);
  children.forEach((target, index) => {
    if (!/^(?:VariableDefinition|ObjectPattern|ArrayPattern)$/.test(target.name)) return;
    const rest = children.slice(index + 1);
    const end = rest.findIndex(({ name }) => name === ',');
    const own = end < 0 ? rest : rest.slice(0, end);
    const equals = own.findIndex(({ name }) => name === 'Equals');
    const annotation = own.find(({ name }) => name === 'TypeAnnotation') ?? null;
    const initializer = list.name === 'ParamList' || equals < 0 ? null : (own[equals + 1] ?? null);
    for (const { name, path } of namesInPattern(target, component)) {
      add(name, { kind: 'value', annotation, initializer, path, owner: target, scope });
    }
  });
}

/** Of `{ a, b: { c } }` and `[a, b]`, the names with their paths. */
function namesInPattern(
  node: SyntaxNode,
  component: Component,
  path: string[] = [],
): { name: string; path: string[] }[] {
  if (node.name === 'VariableDefinition') return [{ name: nameOf(node, component), path }];
  if (node.name === 'ArrayPattern') {
    let index = 0;
    return childrenOf(node).flatMap((item) => {
      if (item.name === ',') index++;
      return namesInPattern(item, component, [...path, String(index)]);
    });
  }
  if (node.name !== 'ObjectPattern') return [];
  return node.getChildren('PatternProperty').flatMap((property) => {
    const parts = partsOf(property).filter(({ name }) => name !== 'Equals');
    const [key, target] = parts;
    if (!key || key.name === 'Spread') return [];
    const inner = [...path, nameOf(key, component)];
    return target && property.getChild(':')
      ? namesInPattern(target, component, inner)
      : namesInPattern(key, component, inner);
  });
}

/** The block, function or file around a node. */
function scopeOf(node: SyntaxNode): SyntaxNode {
  for (let scope: SyntaxNode | null = node; scope; scope = scope.parent) {
    if (scope.name === 'Block' || scope.name === 'Script' || /^For/.test(scope.name) || isFunction(scope)) return scope;
  }
  return node;
}
