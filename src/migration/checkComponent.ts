import type { SyntaxNode } from '@lezer/common';
import type { MemberChange, MigrationTable } from '../shared/migration/types';
import { libraryPackageOf } from '../shared/libraryPackageOf';
import { importedNames, readBindings, WHOLE_MODULE } from './bindings';
import { isFunction, mistakeIn, nameOf, parseComponent, partsOf, positionOf, textOf, unwrap } from './component';
import { otherParameters, takesAnything } from './otherParameters';
import { typeNames } from './typeNames';
import type { CheckedComponent, Finding, Outcome, Unseen } from './types';

/**
 * Finds what a component uses that is otherwise in another version. It reads names and their types as far as the file
 * tells them, and lists where it does not.
 */
export function checkComponent(text: string, file: string, table: MigrationTable): CheckedComponent {
  const component = parseComponent(text, file);
  const bindings = readBindings(component);
  const names = typeNames(component, bindings, table);
  const takesOtherParameters = otherParameters(component, bindings);
  const findings = new Map<string, Finding>();
  const unseen = new Map<number, Unseen>();
  const checked = new Set<string>();

  const report = (node: SyntaxNode, name: string, outcome: Outcome) => {
    const key = `${node.from} ${name}`;
    if (!findings.has(key)) findings.set(key, { ...positionOf(node, component), name, outcome });
  };
  const overlook = (node: SyntaxNode, reason: Unseen['reason']) =>
    unseen.set(node.from, { ...positionOf(node, component), text: textOf(node, component), reason });

  const typeOutcome = ({ before, after }: MemberChange): Outcome => ({
    kind: 'type',
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  });

  function checkModule(specifier: SyntaxNode): void {
    const module = nameOf(specifier, component);
    if (table.goneModules.includes(module)) report(specifier, module, { kind: 'gone' });
  }

  function checkExport(node: SyntaxNode, module: string, name: string): void {
    const change = libraryPackageOf(module) === null ? undefined : ownValue(table.exports[module], name);
    if (!change?.isGone) noteBehavior(node, name);
    else report(node, name, change.movedTo === undefined ? { kind: 'gone' } : { kind: 'moved', to: change.movedTo });
  }

  function noteBehavior(node: SyntaxNode, name: string): void {
    if (ownValue(table.fixes, name)?.isBehavior) report(node, name, { kind: 'behavior' });
  }

  function checkImport(node: SyntaxNode): void {
    const specifier = node.getChild('String');
    if (!specifier) return;
    const module = nameOf(specifier, component);
    if (libraryPackageOf(module) === null) return;
    checkModule(specifier);
    for (const { name, at } of importedNames(node, component)) checkExport(at, module, name);
    if (node.name === 'ExportDeclaration' && node.getChild('Star')) overlook(node, 'export of everything');
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

  /** Code that sets a member. */
  function checkMember(key: SyntaxNode, types: readonly string[], value: SyntaxNode | null): void {
    const name = nameOf(key, component);
    const found = names.members(types, name);
    for (const type of types) noteBehavior(key, `${type}.${name}`);
    const gone = found.find(({ change }) => change.isGone);
    if (gone && found.length === types.length) report(key, `${gone.type}.${name}`, { kind: 'gone' });
    // What comes from the library has the types of the version.
    if (value === null || names.imported(unwrap(value, component)) !== null) return;
    for (const { type, change } of found) {
      if (!change.isGone && isRefused(change, value)) report(key, `${type}.${name}`, typeOutcome(change));
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
      const name = nameOf(key, component);
      const found = names.members(types, name);
      for (const type of types) noteBehavior(key, `${type}.${name}`);
      const [gone] = found.filter(({ change }) => change.isGone);
      if (gone && found.length === types.length) report(key, `${gone.type}.${name}`, { kind: 'gone' });
      if (target?.name === 'ObjectPattern') {
        checkPattern(
          target,
          found.flatMap(({ change }) => change.of ?? []),
        );
      }
    }
  }

  function checkElement(tag: SyntaxNode): void {
    const [name] = partsOf(tag).filter((it) => /^JSX(?:Identifier|MemberExpression)$/.test(it.name));
    const imported = name && names.imported(name);
    if (!name || !imported) return;
    const [props = null] = ownValue(table.exports[imported.package], imported.name)?.parameters ?? [];
    const given = tag.getChildren('JSXAttribute');
    const spread = tag.getChildren('JSXSpreadAttribute');
    for (const it of spread) {
      const [value] = partsOf(it).filter((part) => part.name !== 'Spread');
      if (value) overlookSpread(it, value);
    }
    if (!props) return;
    for (const attribute of given) {
      const [key, value] = partsOf(attribute).filter((it) => it.name !== 'Equals');
      if (key) checkMember(key, props, value ?? null);
    }
    const set = new Set(given.map((it) => nameOf(partsOf(it)[0] ?? it, component)));
    if (spread.length === 0) reportMissing(name, props, set);
  }

  function reportMissing(at: SyntaxNode, types: readonly string[], given: ReadonlySet<string>): void {
    for (const type of types) {
      const missing = table.types[type]?.required?.filter((it) => !given.has(it)) ?? [];
      for (const member of missing) report(at, `${type}.${member}`, { kind: 'required' });
    }
  }

  function checkCall(node: SyntaxNode): void {
    const [callee, list] = partsOf(node);
    if (!callee || !list) return;
    if (textOf(callee, component) === 'require') return checkLoaded(list);
    const imported = names.imported(callee);
    if (!imported) return;
    const types = ownValue(table.exports[imported.package], imported.name)?.parameters ?? [];
    partsOf(list).forEach((argument, index) => checkValue(argument, types[index] ?? []));
  }

  /** A module that is loaded while the app runs. */
  function checkLoaded(node: SyntaxNode): void {
    const specifier = node.getChild('String');
    if (!specifier || libraryPackageOf(nameOf(specifier, component)) === null) return;
    checkModule(specifier);
    overlook(node.name === 'ArgList' ? (node.parent ?? node) : node, 'dynamic import');
  }

  function checkAnnotated(declaration: SyntaxNode): void {
    const annotation = declaration.getChild('TypeAnnotation');
    const equals = declaration.getChild('Equals');
    if (!annotation || !equals?.nextSibling) return;
    const types = names.annotated(annotation);
    const value = unwrap(equals.nextSibling, component);
    checkValue(value, types);
    const [whole] = partsOf(annotation);
    if (value.name !== 'ObjectExpression' || whole?.name !== 'TypeName' || hasSpread(value)) return;
    const given = value.getChildren('Property').map((it) => nameOf(partsOf(it)[0] ?? it, component));
    reportMissing(declaration.getChild('VariableDefinition') ?? declaration, types, new Set(given));
  }

  const hasSpread = (object: SyntaxNode) => object.getChildren('Property').some((it) => it.getChild('Spread'));

  function checkParameters(list: SyntaxNode): void {
    for (const pattern of list.getChildren('ObjectPattern')) {
      const annotation = pattern.nextSibling;
      if (annotation?.name === 'TypeAnnotation') checkPattern(pattern, names.annotated(annotation));
      else checkPattern(pattern, typesOfOwner(list));
    }
  }

  const typesOfOwner = (list: SyntaxNode) => {
    const declaration = list.parent?.parent;
    return declaration?.name === 'VariableDeclaration' ? names.annotated(declaration.getChild('TypeAnnotation')) : [];
  };

  /** Code that reads a member. */
  function checkRead(node: SyntaxNode): void {
    const read = names.memberRead(node);
    if (!read) return;
    const { type, name, change } = read;
    const at = node.name === 'MemberExpression' ? (node.lastChild ?? node) : node;
    if (change.isGone && node.name === 'MemberExpression') report(at, `${type}.${name}`, { kind: 'gone' });
    if (change.reads === 'other' && isTakenApart(node)) report(at, `${type}.${name}`, typeOutcome(change));
    if (change.reads === 'optional' && isTakenApart(node)) report(at, `${type}.${name}`, { kind: 'optional' });
  }

  /** Whether what is read is used for what it has, and not only shown, counted or passed on. */
  function isTakenApart({ parent, from, to }: SyntaxNode): boolean {
    if (!parent || parent.firstChild?.from !== from || parent.firstChild.to !== to) return false;
    if (parent.name !== 'MemberExpression') return parent.name === 'CallExpression';
    const property = parent.getChild('PropertyName');
    if (property === null || parent.getChild('?.') || nameOf(property, component) === 'length') return false;
    return !takesAnything(parent.parent, component);
  }

  component.top.cursor().iterate(({ node }) => {
    switch (node.name) {
      case 'ImportDeclaration':
      case 'ExportDeclaration':
        return checkImport(node);
      case 'DynamicImport':
        return checkLoaded(node);
      case 'JSXOpenTag':
      case 'JSXSelfClosingTag':
        return checkElement(node);
      case 'CallExpression':
        return checkCall(node);
      case 'VariableDeclaration':
        return checkAnnotated(node);
      case 'ParamList':
        return checkParameters(node);
      case 'MemberExpression':
      case 'JSXMemberExpression':
      case 'IndexedType':
        checkWhole(node);
        return checkRead(node);
      case 'VariableName':
        return checkRead(node);
    }
  });

  /** `library.findRule` of a module that is imported as a whole. */
  function checkWhole(node: SyntaxNode): void {
    const imported = names.imported(node);
    if (imported && imported.name !== WHOLE_MODULE) checkExport(node, imported.package, imported.name);
  }

  const inOrder = <T extends { line: number; column: number }>(items: Iterable<T>) =>
    [...items].sort((a, b) => a.line - b.line || a.column - b.column);
  return {
    findings: inOrder(findings.values()),
    unseen: inOrder(unseen.values()),
    problem: mistakeIn(component),
  };
}

const ownValue = <T>(record: Record<string, T> | undefined, key: string): T | undefined =>
  record && Object.hasOwn(record, key) ? record[key] : undefined;
