import type { SyntaxNode } from '@lezer/common';
import type { MemberChange, MigrationTable } from '../shared/migration/types';
import { libraryPackageOf } from '../shared/libraryPackageOf';
import type { Bindings } from './bindings';
import { isFunction, nameOf, partsOf, textOf, unwrap, type Component } from './component';
import { otherParameters } from './otherParameters';
import { ownValue } from './ownValue';
import type { TypeNames } from './typeNames';
import type { Outcome, Unseen } from './types';

/** A component, what is known of its names, and where to say what was found. */
interface Checked {
  component: Component;
  bindings: Bindings;
  names: TypeNames;
  table: MigrationTable;
  report(this: void, node: SyntaxNode, name: string, outcome: Outcome): void;
  overlook(this: void, node: SyntaxNode, reason: Unseen['reason']): void;
}

/** Checks values of the library's types: what an app gives to the library, and what it takes apart. */
export function valueChecks({ component, bindings, names, table, report, overlook }: Checked) {
  const takesOtherParameters = otherParameters(component, bindings);
  const checked = new Set<string>();

  function noteBehavior(node: SyntaxNode, name: string): void {
    if (ownValue(table.fixes, name)?.isBehavior) report(node, name, { kind: 'behavior' });
  }

  /** A value that the library receives as one of these types. */
  function checkValue(given: SyntaxNode, types: readonly string[]): void {
    if (types.length === 0) return;
    const node = unwrap(given, component);
    const key = `${node.from} ${types.join()}`;
    if (checked.has(key)) return;
    checked.add(key);
    if (node.name === 'ObjectExpression') checkObject(node, types);
    else if (node.name === 'ArrayExpression') for (const item of partsOf(node)) checkValue(item, types);
    else if (node.name === 'ConditionalExpression') for (const it of partsOf(node).slice(1)) checkValue(it, types);
    else if (node.name === 'String') checkLiteral(node, types);
    else if (isFunction(node)) checkFunction(node, types);
    else if (node.name === 'VariableName') checkVariable(node, types);
  }

  function checkVariable(node: SyntaxNode, types: readonly string[]): void {
    const binding = bindings(textOf(node, component), node);
    if (binding?.kind === 'import' && libraryPackageOf(binding.module) === null) overlook(node, 'value from elsewhere');
    if (binding?.kind !== 'value' || binding.path.length > 0 || !binding.initializer) return;
    checkValue(binding.initializer, types);
  }

  function checkLiteral(node: SyntaxNode, types: readonly string[]): void {
    const value = nameOf(node, component);
    const type = types.find((it) => table.types[it]?.goneValues?.includes(value));
    if (type) report(node, `${type}.${value}`, { kind: 'gone' });
  }

  function checkObject(node: SyntaxNode, types: readonly string[]): void {
    for (const property of node.getChildren('Property')) {
      const [key, value] = partsOf(property);
      if (!key) continue;
      if (property.getChild('Spread')) {
        overlookSpread(property, value ?? key);
      } else if (property.firstChild?.name === '[') {
        overlook(property, 'computed key');
      } else {
        checkMember(key, types, property.getChild('ParamList') ? property : (value ?? key));
      }
    }
  }

  /** What is spread from the library has its own type. */
  function overlookSpread(node: SyntaxNode, value: SyntaxNode): void {
    if (names.imported(value) === null && names.ofExpression(value).length === 0) overlook(node, 'spread');
  }

  /** The members of a name, which code sets or takes; reports one that no type has any more, or that behaves otherwise. */
  function membersOf(key: SyntaxNode, types: readonly string[]) {
    const name = nameOf(key, component);
    const found = names.members(types, name);
    for (const type of types) noteBehavior(key, `${type}.${name}`);
    const gone = found.find(({ change }) => change.isGone);
    if (gone && found.length === types.length) report(key, `${gone.type}.${name}`, { kind: 'gone' });
    return found;
  }

  /** Code that sets a member. */
  function checkMember(key: SyntaxNode, types: readonly string[], value: SyntaxNode | null): void {
    const found = membersOf(key, types);
    // What comes from the library has the types of the version.
    if (value === null || names.imported(unwrap(value, component)) !== null) return;
    for (const { type, change } of found) {
      if (!change.isGone && isRefused(change, value))
        report(key, `${type}.${nameOf(key, component)}`, typeOutcome(change));
      checkValue(value, change.of ?? []);
    }
  }

  /** A text or a number that is written out is taken to fit. */
  function isRefused({ refusesOld, parameters, of }: MemberChange, value: SyntaxNode): boolean {
    if (refusesOld && !isLiteral(value)) return true;
    return takesOtherParameters(value, parameters ?? parametersOf(of) ?? []);
  }

  const parametersOf = (types: readonly string[] = []) =>
    types.map((it) => table.types[it]?.parameters).find((it) => it !== undefined);

  const isLiteral = (value: SyntaxNode) =>
    /^(?:String|Number|BooleanLiteral|JSXAttributeValue)$/.test(unwrap(value, component).name);

  /** A component of the app: its first parameter has the props. */
  function checkFunction(node: SyntaxNode, types: readonly string[]): void {
    const [first] = partsOf(node.getChild('ParamList') ?? node);
    if (first?.name === 'ObjectPattern') checkPattern(first, types);
  }

  /** `{ a, b: { c } }` of a value of one of these types. */
  function checkPattern(pattern: SyntaxNode, types: readonly string[]): void {
    for (const property of pattern.getChildren('PatternProperty')) {
      const [key, target] = partsOf(property);
      if (!key || key.name === 'Spread') continue;
      const found = membersOf(key, types);
      if (target?.name === 'ObjectPattern') {
        checkPattern(
          target,
          found.flatMap(({ change }) => change.of ?? []),
        );
      }
    }
  }

  function reportMissing(at: SyntaxNode, types: readonly string[], given: ReadonlySet<string>): void {
    for (const type of types) {
      const missing = table.types[type]?.required?.filter((it) => !given.has(it)) ?? [];
      for (const member of missing) report(at, `${type}.${member}`, { kind: 'required' });
    }
  }

  return { checkValue, checkMember, checkPattern, noteBehavior, overlookSpread, reportMissing };
}

export const typeOutcome = ({ before, after }: MemberChange): Outcome => ({
  kind: 'type',
  ...(before !== undefined && { before }),
  ...(after !== undefined && { after }),
});
