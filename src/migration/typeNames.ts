import type { SyntaxNode } from '@lezer/common';
import type { MemberChange, MigrationTable } from '../shared/migration/types';
import { functionOf, WHOLE_MODULE, type Binding, type Bindings } from './bindings';
import { isFunction, nameOf, partsOf, resultOf, textOf, type Component } from './component';
import { libraryPackageOf } from '../shared/libraryPackageOf';
import { ownValue } from './ownValue';

/** Types that have the members of their argument. */
const SAME_MEMBERS = /^(?:Partial|Required|Readonly|Array|ReadonlyArray|Pick|Omit|NonNullable|DeepPartial)$/;
const COMPONENT_TYPE = /^(?:React\.)?(?:V?FC|FunctionComponent|ComponentType|ComponentProps)$/;

/** Nodes of a type that has the members of the types in it. */
const TRANSPARENT = new Set([
  'InterfaceDeclaration',
  'TypeAliasDeclaration',
  'TypeAnnotation',
  'ArrayType',
  'UnionType',
  'IntersectionType',
  'ParenthesizedType',
]);

type ValueBinding = Extract<Binding, { kind: 'value' }>;

interface ImportedName {
  package: string;
  name: string;
}

/** What the names and expressions of a file are in the library. */
export interface TypeNames {
  imported(node: SyntaxNode): ImportedName | null;
  /** The library's types in an annotation. */
  annotated(annotation: SyntaxNode | null): string[];
  ofExpression(node: SyntaxNode): string[];
  /** The members by that name, one for each of the types. */
  members(types: readonly string[], name: string): { type: string; change: MemberChange }[];
  /** The member that an expression reads, or that a function of the file returns to it. */
  memberRead(node: SyntaxNode): { type: string; name: string; change: MemberChange } | null;
}

export function typeNames(component: Component, bindings: Bindings, table: MigrationTable): TypeNames {
  const visited = new Set<number>();

  /** Also of a name that has the import as its value. */
  function imported(node: SyntaxNode, depth = 5): ImportedName | null {
    const [first, second] = partsOf(node);
    if (/^(?:JSXMemberExpression|MemberExpression|IndexedType)$/.test(node.name) && first && second) {
      const whole = imported(first, depth - 1);
      return whole?.name === WHOLE_MODULE ? { ...whole, name: nameOf(second, component) } : null;
    }
    const binding = bindings(nameOf(node, component), node);
    if (binding?.kind === 'value' && binding.path.length === 0 && binding.initializer && depth > 0) {
      return imported(withDefault(binding.initializer), depth - 1);
    }
    if (binding?.kind !== 'import') return null;
    const module = libraryPackageOf(binding.module);
    if (module === null) return null;
    return { package: module, name: binding.name };
  }

  /** `imported` of `(imported as { default?: Component }).default ?? imported`. */
  const withDefault = (node: SyntaxNode) =>
    node.name === 'BinaryExpression' && node.getChild('LogicOp') ? (node.lastChild ?? node) : node;

  function annotated(annotation: SyntaxNode | null, depth = 5): string[] {
    if (!annotation || depth === 0) return [];
    const inner = (nodes: readonly SyntaxNode[]) => nodes.flatMap((it) => annotated(it, depth - 1));
    if (TRANSPARENT.has(annotation.name)) return [...new Set(inner(partsOf(annotation)))];
    if (annotation.name === 'TypeName' || annotation.name === 'IndexedType') {
      const found = imported(annotation);
      if (found) return [found.name];
      const binding = bindings(textOf(annotation, component), annotation);
      return binding?.kind === 'type' ? annotated(binding.declaration, depth - 1) : [];
    }
    const [head, list] = annotation.name === 'ParameterizedType' ? partsOf(annotation) : [];
    if (!head || !list) return [];
    const name = textOf(head, component);
    const hasMembersOfArgument = SAME_MEMBERS.test(name) || COMPONENT_TYPE.test(name);
    return hasMembersOfArgument ? inner(partsOf(list)) : annotated(head, depth - 1);
  }

  function ofExpression(node: SyntaxNode): string[] {
    if (node.name === 'VariableName') {
      const binding = bindings(textOf(node, component), node);
      if (binding?.kind !== 'value') return [];
      return binding.path.reduce(follow, ofBinding(binding));
    }
    const [first, second] = partsOf(node);
    if (!first || !second) return [];
    if (node.name === 'MemberExpression') return follow(ofExpression(first), nameOf(second, component));
    return node.name === 'BinaryExpression' && node.getChild('as') ? annotated(second) : [];
  }

  /** Of what is declared, before a pattern takes it apart. */
  function ofBinding({ annotation, initializer, owner }: ValueBinding): string[] {
    if (annotation) return annotated(annotation);
    if (!initializer) return ofParameter(owner);
    // Names of a file may be defined by each other.
    if (visited.has(owner.from)) return [];
    visited.add(owner.from);
    const types = ofExpression(initializer);
    visited.delete(owner.from);
    return types;
  }

  /** The first parameter of a function that is annotated as a component. */
  function ofParameter(owner: SyntaxNode): string[] {
    const list = owner.parent;
    const made = list?.parent;
    if (list?.name !== 'ParamList' || !made || !isFunction(made) || partsOf(list)[0]?.from !== owner.from) return [];
    const annotation = made.parent?.name === 'VariableDeclaration' ? made.parent.getChild('TypeAnnotation') : null;
    return annotation && COMPONENT_TYPE.test(/[\w.]+/.exec(textOf(annotation, component))?.[0] ?? '')
      ? annotated(annotation)
      : [];
  }

  const follow = (types: readonly string[], name: string) =>
    members(types, name).flatMap(({ change }) => change.of ?? []);

  const members: TypeNames['members'] = (types, name) =>
    types.flatMap((type) => {
      const change = ownValue(table.types[type]?.members, name);
      return change ? [{ type, change }] : [];
    });

  function memberRead(node: SyntaxNode, depth = 5): ReturnType<TypeNames['memberRead']> {
    if (node.name === 'CallExpression') return depth > 0 ? memberReturned(node, depth) : null;
    let found: { name: string; types: readonly string[] } | null = null;
    if (node.name === 'MemberExpression') {
      const [object, property] = partsOf(node);
      if (object && property?.name === 'PropertyName') {
        found = { name: nameOf(property, component), types: ofExpression(object) };
      }
    } else if (node.name === 'VariableName') {
      const binding = bindings(textOf(node, component), node);
      const name = binding?.kind === 'value' ? binding.path.at(-1) : undefined;
      if (binding?.kind === 'value' && name !== undefined) {
        found = { name, types: binding.path.slice(0, -1).reduce(follow, ofBinding(binding)) };
      }
    }
    if (!found) return null;
    const { name } = found;
    const [member] = members(found.types, name);
    return member ? { ...member, name } : null;
  }

  function memberReturned(call: SyntaxNode, depth: number): ReturnType<TypeNames['memberRead']> {
    const [callee] = partsOf(call);
    const called = callee && functionOf(callee, component, bindings);
    const result = called && resultOf(called);
    if (!result) return null;
    const hasDefault = result.getChild('LogicOp') !== null;
    const read = memberRead((hasDefault && result.firstChild) || result, depth - 1);
    return hasDefault && read?.change.reads === 'optional' ? null : read;
  }

  return { imported, annotated, ofExpression, members, memberRead };
}
