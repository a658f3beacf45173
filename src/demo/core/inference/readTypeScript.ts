import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/javascript';
import { LIST_OPERATORS, type FieldType } from '../fieldTypes';
import { ImportError, quoteShortened } from '../../../shared/ImportError';
import { childrenOf } from '../../../shared/childrenOf';
import type { Description, PlacedDraft } from './types';

const typeScript = parser.configure({ dialect: 'ts' });

const MAX_DEPTH = 5;

const TYPES: Readonly<Record<string, FieldType>> = {
  string: 'text',
  number: 'number',
  bigint: 'number',
  boolean: 'boolean',
  Date: 'dateTime',
};

const LISTS = ['Array', 'ReadonlyArray', 'Set', 'ReadonlySet'];

/** Their fields are those of their argument. */
const WRAPPERS = ['Partial', 'Required', 'Readonly', 'NonNullable'];

const DECLARATIONS = ['InterfaceDeclaration', 'TypeAliasDeclaration', 'EnumDeclaration', 'ClassDeclaration'];

const MEMBERS = ['PropertyType', 'PropertyDeclaration'];

const childNamed = (node: SyntaxNode, ...names: string[]): SyntaxNode | undefined =>
  childrenOf(node).find(({ name }) => names.includes(name));

const isType = ({ name }: SyntaxNode): boolean => /Type$|^TypeName$|^IndexedType|^KeyofType|^TypeofType/.test(name);

/** What a type means for a field; fields of an object are fields of their own. */
interface Meaning extends Omit<PlacedDraft, 'name' | 'at'> {
  fields?: PlacedDraft[];
}

/** Blanks of the same length: the parser knows no decorator before an export. */
const withoutExports = (text: string): string =>
  text.replace(/^[^\S\n]*export(?:\s+default)?\b/gm, (found) => ' '.repeat(found.length));

/** @throws ImportError at the first place that is not TypeScript */
function parse(text: string): SyntaxNode {
  const tree = typeScript.parse(withoutExports(text));
  const cursor = tree.cursor();
  do {
    if (!cursor.type.isError) continue;
    const [found] = /\S+/.exec(text.slice(cursor.from)) ?? [];
    const place = cursor.from + (/^\s*/.exec(text.slice(cursor.from))?.[0].length ?? 0);
    throw found
      ? new ImportError(`TypeScript does not allow ${quoteShortened(found)} here.`, place)
      : new ImportError('The type is not complete: the text ends.', text.length);
  } while (cursor.next());
  return tree.topNode;
}

/** Reads the fields of an interface, a type or a class. */
export function readTypeScript(text: string): Description {
  const notes: string[] = [];
  const textOf = ({ from, to }: SyntaxNode) => text.slice(from, to);
  const literalOf = (node: SyntaxNode) => textOf(node).replace(/^(['"`])(.*)\1$/s, '$2');

  const declarations = new Map<string, SyntaxNode>();
  for (const statement of childrenOf(parse(text))) {
    const node = DECLARATIONS.includes(statement.name) ? statement : childNamed(statement, ...DECLARATIONS);
    const name = node && childNamed(node, 'TypeDefinition', 'VariableDefinition');
    if (node && name) declarations.set(textOf(name), node);
  }

  const choiceOf = (names: readonly string[]): Meaning => {
    const values = [...new Set(names)].map((name) => ({ name, label: name }));
    return values.length > 0 ? { type: 'choice', values } : { type: 'text' };
  };

  const listOf = (item: SyntaxNode | undefined, depth: number): Meaning => {
    const { values } = item ? meaningOf(item, depth) : {};
    return { type: values ? 'choice' : 'text', ...(values && { values }), operators: LIST_OPERATORS };
  };

  const enumOf = (node: SyntaxNode): Meaning => {
    const members = childrenOf(childNamed(node, 'EnumBody')!);
    const names = members.flatMap((member, index) => {
      if (member.name !== 'PropertyName') return [];
      const value = members[index + 1]?.name === 'Equals' ? members[index + 2] : undefined;
      return [{ name: value ? literalOf(value) : String(index), label: textOf(member) }];
    });
    const isNumbered = members.every(({ name }) => name !== 'Equals');
    return { type: 'choice', values: isNumbered ? names.map((it, index) => ({ ...it, name: String(index) })) : names };
  };

  const unknown = (node: SyntaxNode): Meaning => {
    notes.push(`${quoteShortened(textOf(node))} says too little here: it became a text.`);
    return { type: 'text' };
  };

  const open = new Set<string>();
  const declared = (name: string, depth: number): Meaning | undefined => {
    const node = declarations.get(name);
    if (!node) return undefined;
    if (open.has(name)) {
      notes.push(`${quoteShortened(name)} refers to itself, which was left out.`);
      return { type: 'text', fields: [] };
    }
    open.add(name);
    const meaning = meaningOfDeclaration(node, depth);
    open.delete(name);
    return meaning;
  };

  const meaningOfDeclaration = (node: SyntaxNode, depth: number): Meaning => {
    if (node.name === 'EnumDeclaration') return enumOf(node);
    if (node.name === 'TypeAliasDeclaration') return meaningOf(childrenOf(node).filter(isType).at(-1)!, depth + 1);
    const bases = childrenOf(node).filter((child) => /^(?:TypeName|ParameterizedType|VariableName)$/.test(child.name));
    const inherited = bases.flatMap((base) => meaningOf(base, depth + 1).fields ?? []);
    const body = childNamed(node, 'ObjectType', 'ClassBody');
    return { type: 'text', fields: merge([...inherited, ...(body ? membersOf(body, depth) : [])]) };
  };

  const union = (node: SyntaxNode, depth: number): Meaning => {
    const flatten = (part: SyntaxNode): SyntaxNode[] =>
      part.name === 'UnionType' || part.name === 'ParenthesizedType'
        ? childrenOf(part).filter(isType).flatMap(flatten)
        : [part];
    const parts = flatten(node);
    const others = parts.filter((part) => !/^(?:null|undefined|void)$/.test(textOf(part)));
    const isNullable = others.length < parts.length;
    if (others.length === 1) return { ...meaningOf(others[0]!, depth), isNullable };
    const literals = others.map((part) => (part.name === 'LiteralType' ? [literalOf(part)] : undefined));
    if (others.every((part) => /^(?:true|false)$/.test(textOf(part)))) return { type: 'boolean', isNullable };
    const choices = others.map(
      (part, index) => literals[index] ?? meaningOf(part, depth).values?.map(({ name }) => name),
    );
    if (choices.every((choice) => choice)) return { ...choiceOf(choices.flatMap((choice) => choice!)), isNullable };
    const types = new Set(others.map((part) => meaningOf(part, depth).type));
    return { ...(types.has('dateTime') ? { type: 'dateTime' as const } : unknown(node)), isNullable };
  };

  const parameterized = (node: SyntaxNode, depth: number): Meaning => {
    const name = textOf(node.firstChild!);
    const args = childrenOf(childNamed(node, 'TypeArgList') ?? node).filter(isType);
    if (LISTS.includes(name)) return listOf(args[0], depth);
    const inner = args[0] ? meaningOf(args[0], depth + 1) : unknown(node);
    if (WRAPPERS.includes(name)) {
      const fields = inner.fields?.map((field) => (name === 'Partial' ? { ...field, isNullable: true } : field));
      return { ...inner, ...(fields && { fields }) };
    }
    if (name === 'Pick' || name === 'Omit') {
      const keys = args[1] ? (meaningOf(args[1], depth + 1).values ?? [{ name: literalOf(args[1]) }]) : [];
      const isKey = (path: string) => keys.some((key) => key.name === path.split('.')[0]);
      return { ...inner, fields: (inner.fields ?? []).filter((field) => isKey(field.name) === (name === 'Pick')) };
    }
    return declared(name, depth + 1) ?? unknown(node);
  };

  const named = (node: SyntaxNode, depth: number): Meaning => {
    const name = textOf(node);
    return Object.hasOwn(TYPES, name) ? { type: TYPES[name]! } : (declared(name, depth) ?? unknown(node));
  };

  const intersection = (node: SyntaxNode, depth: number): Meaning => {
    const parts = childrenOf(node).filter(isType);
    return { type: 'text', fields: merge(parts.flatMap((part) => meaningOf(part, depth + 1).fields ?? [])) };
  };

  /** What a type means, by the name of its node. */
  const meanings: Readonly<Record<string, (node: SyntaxNode, depth: number) => Meaning>> = {
    TypeName: named,
    VariableName: named,
    LiteralType: (node) => (/^(?:true|false)$/.test(textOf(node)) ? { type: 'boolean' } : choiceOf([literalOf(node)])),
    UnionType: union,
    IntersectionType: intersection,
    ParenthesizedType: (node, depth) => meaningOf(childrenOf(node).find(isType) ?? node, depth + 1),
    ReadonlyType: (node, depth) => meaningOf(node.lastChild!, depth + 1),
    ArrayType: (node, depth) => listOf(node.firstChild!, depth),
    TupleType: (_, depth) => listOf(undefined, depth),
    ParameterizedType: parameterized,
    ObjectType: (node, depth) => ({ type: 'text', fields: membersOf(node, depth) }),
  };

  const meaningOf = (node: SyntaxNode, depth: number): Meaning => {
    const read = depth > MAX_DEPTH * 2 ? undefined : meanings[node.name];
    return read ? read(node, depth) : unknown(node);
  };

  const membersOf = (body: SyntaxNode, depth: number): PlacedDraft[] =>
    childrenOf(body).flatMap((member): PlacedDraft[] => {
      const key = MEMBERS.includes(member.name) && childNamed(member, 'PropertyDefinition', 'String', 'Number');
      const annotation = childNamed(member, 'TypeAnnotation');
      const type = annotation && childrenOf(annotation).find(isType);
      const isHidden = /^(?:#|private|protected|static)/.test(textOf(member));
      if (!key || !type || isHidden || /^(?:FunctionSignature|FunctionType)$/.test(type.name)) return [];
      const name = literalOf(key);
      const { fields, ...meaning } = meaningOf(type, depth + 1);
      const isNullable = meaning.isNullable === true || childNamed(member, 'Optional') !== undefined;
      if (!fields) return [{ name, at: key.from, ...meaning, isNullable }];
      return fields.map((field) => ({
        ...field,
        name: `${name}.${field.name}`,
        at: key.from,
        isNullable: isNullable || field.isNullable,
      }));
    });

  const objects = [...declarations].flatMap(([name]) => {
    const fields = declared(name, 0)?.fields;
    return fields && fields.length > 0 ? [{ name, fields }] : [];
  });
  const namesIn = (node: SyntaxNode) => new Set(textOf(node).match(/[\w$]+/g));
  const isUsed = (name: string) => [...declarations].some(([other, node]) => other !== name && namesIn(node).has(name));
  const chosen = objects.find(({ name }) => !isUsed(name)) ?? objects[0];
  if (!chosen) throw new ImportError('There is no interface, type or class with properties in the text.', 0);
  const others = objects.length > 1 ? [`The fields are those of ${quoteShortened(chosen.name)}.`] : [];
  return { fields: chosen.fields, notes: [...others, ...new Set(notes)] };
}

/** The last of several fields with one name. */
const merge = (fields: readonly PlacedDraft[]): PlacedDraft[] => [
  ...new Map(fields.map((field) => [field.name, field])).values(),
];
