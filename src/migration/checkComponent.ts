import type { SyntaxNode } from '@lezer/common';
import type { MigrationTable } from '../shared/migration/types';
import { libraryPackageOf } from '../shared/libraryPackageOf';
import { importedNames, readBindings, WHOLE_MODULE } from './bindings';
import { typeOutcome, valueChecks } from './checkValues';
import { isFunction, mistakeIn, nameOf, parseComponent, partsOf, positionOf, textOf, unwrap } from './component';
import { takesAnything } from './otherParameters';
import { ownValue } from './ownValue';
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
  const findings = new Map<string, Finding>();
  const unseen = new Map<number, Unseen>();

  const report = (node: SyntaxNode, name: string, outcome: Outcome) => {
    const key = `${node.from} ${name}`;
    if (!findings.has(key)) findings.set(key, { ...positionOf(node, component), name, outcome });
  };
  const overlook = (node: SyntaxNode, reason: Unseen['reason']) => {
    unseen.set(node.from, { ...positionOf(node, component), text: textOf(node, component), reason });
  };

  const checks = valueChecks({ component, bindings, names, table, report, overlook });
  const { checkValue, checkMember, checkPattern, noteBehavior, overlookSpread, reportMissing } = checks;

  function checkModule(specifier: SyntaxNode): void {
    const module = nameOf(specifier, component);
    if (table.goneModules.includes(module)) report(specifier, module, { kind: 'gone' });
  }

  function checkExport(node: SyntaxNode, module: string, name: string): void {
    const change = libraryPackageOf(module) === null ? undefined : ownValue(table.exports[module], name);
    if (!change?.isGone) noteBehavior(node, name);
    else report(node, name, change.movedTo === undefined ? { kind: 'gone' } : { kind: 'moved', to: change.movedTo });
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

  function checkCall(node: SyntaxNode): void {
    const [callee, list] = partsOf(node);
    if (!callee || !list) return;
    if (textOf(callee, component) === 'require') return checkLoaded(list);
    const imported = names.imported(callee);
    if (!imported) return;
    const { returnsAny, parameters: types = [] } = ownValue(table.exports[imported.package], imported.name) ?? {};
    if (returnsAny && givesTypes(node)) report(callee, imported.name, { kind: 'type' });
    partsOf(list).forEach((argument, index) => checkValue(argument, types[index] ?? []));
  }

  /** `call().map((item) => …)`: the type of `item` comes from what the call returns. */
  function givesTypes({ parent: method, from }: SyntaxNode): boolean {
    const call = method?.parent;
    if (method?.name !== 'MemberExpression' || method.from !== from || call?.name !== 'CallExpression') return false;
    const parameters = partsOf(call.getChild('ArgList') ?? call)
      .filter(isFunction)
      .flatMap((it) => it.getChild('ParamList')?.getChildren('VariableDefinition') ?? []);
    return parameters.some((it) => it.nextSibling?.name !== 'TypeAnnotation');
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
        checkCall(node);
        return checkRead(node);
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
