import { findNodeAtLocation, type Node } from 'jsonc-parser';
import type { FieldType } from '../fieldTypes';
import { LIST_OPERATORS } from '../fieldTypes';
import { ImportError, quoteShortened } from '../../../shared/ImportError';
import { entriesOf, itemsOf } from '../imports/readJson';
import type { Description, PlacedDraft } from './types';

const MAX_DEPTH = 5;

const TYPES: Readonly<Record<string, FieldType>> = { number: 'number', integer: 'number', boolean: 'boolean' };

const FORMATS: Readonly<Record<string, FieldType>> = { date: 'date', 'date-time': 'dateTime', time: 'time' };

const at = (node: Node, name: string): Node | undefined =>
  node.type === 'object' ? findNodeAtLocation(node, [name]) : undefined;

const textAt = (node: Node, name: string): string | undefined => {
  const found = at(node, name);
  return found?.type === 'string' ? (found.value as string) : undefined;
};

const listAt = (node: Node, name: string): readonly Node[] => {
  const found = at(node, name);
  return found?.type === 'array' ? itemsOf(found) : [];
};

/** Whether an object is a schema rather than a row. */
export const isJsonSchema = (root: Node): boolean =>
  at(root, '$schema') !== undefined ||
  at(root, 'properties')?.type === 'object' ||
  (['$ref', 'allOf', '$defs', 'definitions'].some((name) => at(root, name)) && root.children!.length < 10);

interface Meaning {
  node: Node;
  types: string[];
  isNullable: boolean;
}

/** Reads the fields of a schema of an object, or of a list of objects. */
export function readJsonSchema(root: Node): Description {
  const notes: string[] = [];

  const resolve = (node: Node, depth = 0): Node => {
    const reference = textAt(node, '$ref');
    if (reference === undefined) return node;
    const place = at(node, '$ref')!.offset;
    if (!reference.startsWith('#'))
      throw new ImportError(`${quoteShortened(reference)} is another file: paste what it refers to.`, place);
    const path = reference.replace(/^#\/?/, '').split('/').filter(Boolean);
    const names = path.map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'));
    const found = findNodeAtLocation(root, names);
    if (!found || depth > MAX_DEPTH)
      throw new ImportError(`${quoteShortened(reference)} leads nowhere in this schema.`, place);
    return resolve(found, depth + 1);
  };

  const typesOf = (node: Node): string[] => {
    const type = at(node, 'type');
    return (type?.type === 'array' ? itemsOf(type) : type ? [type] : []).map(({ value }) => String(value));
  };

  /** What is left of a schema without "or null". */
  const meaningOf = (source: Node): Meaning => {
    const node = resolve(source);
    const branches = [...listAt(node, 'anyOf'), ...listAt(node, 'oneOf')].map((branch) => resolve(branch));
    const others = branches.filter((branch) => !typesOf(branch).every((type) => type === 'null') || at(branch, 'enum'));
    const types = typesOf(node);
    const isNullable =
      types.includes('null') || others.length < branches.length || at(node, 'nullable')?.value === true;
    if (others.length === 1 && types.length === 0) return { ...meaningOf(others[0]!), isNullable };
    return { node, types: types.filter((type) => type !== 'null'), isNullable };
  };

  const choicesOf = (node: Node) => {
    const constants = [...listAt(node, 'oneOf'), ...listAt(node, 'anyOf')].filter((branch) => at(branch, 'const'));
    const named = constants.map((branch) => {
      const name = String(at(branch, 'const')!.value);
      return { name, label: textAt(branch, 'title') ?? name };
    });
    const values = listAt(node, 'enum').filter(({ type }) => type !== 'null');
    return named.length > 0 ? named : values.map(({ value }) => ({ name: String(value), label: String(value) }));
  };

  const draftOf = ({ node, types }: Meaning, name: string): Omit<PlacedDraft, 'name'> => {
    const values = choicesOf(node);
    if (values.length > 0) return { type: 'choice', values };
    const [type = 'string'] = types;
    if (type === 'array') {
      const items = at(node, 'items');
      const ofItems = items ? choicesOf(resolve(items)) : [];
      return ofItems.length > 0
        ? { type: 'choice', values: ofItems, operators: LIST_OPERATORS }
        : { type: 'text', operators: LIST_OPERATORS };
    }
    if (types.length !== 1) notes.push(`${quoteShortened(name)} has no single type: it became a text.`);
    const isLong = Number(at(node, 'maxLength')?.value) > 255;
    return { type: TYPES[type] ?? FORMATS[textAt(node, 'format') ?? ''] ?? (isLong ? 'longText' : 'text') };
  };

  const fieldsOf = (source: Node, prefix: string, depth: number): PlacedDraft[] => {
    const { node } = meaningOf(source);
    const inherited = listAt(node, 'allOf').flatMap((part) => fieldsOf(part, prefix, depth));
    const properties = at(node, 'properties');
    if (properties && properties.type !== 'object')
      throw new ImportError('“properties” is an object, whose names are the fields.', properties.offset);
    const required = listAt(node, 'required').map(({ value }) => value as unknown);
    const own = (properties ? entriesOf(properties) : []).flatMap(({ name, at: place, value }) => {
      if (value.type !== 'object')
        throw new ImportError(
          `The schema of ${quoteShortened(name)} is an object, such as { "type": "string" }.`,
          value.offset,
        );
      const path = `${prefix}${name}`;
      const meaning = meaningOf(value);
      const isObject = meaning.types.includes('object') || at(meaning.node, 'properties') || at(meaning.node, 'allOf');
      if (isObject && depth < MAX_DEPTH) {
        const inner = fieldsOf(meaning.node, `${path}.`, depth + 1);
        if (inner.length === 0) notes.push(`${quoteShortened(path)} has no properties: it was left out.`);
        return inner;
      }
      const label = textAt(value, 'title') ?? textAt(meaning.node, 'title');
      const isNullable = meaning.isNullable || !required.includes(name);
      return [{ name: path, at: place, ...(label && { label }), ...draftOf(meaning, path), isNullable }];
    });
    return [...inherited, ...own];
  };

  const { node, types } = meaningOf(root);
  const items = types.includes('array') ? at(node, 'items') : undefined;
  const fields = fieldsOf(items ?? node, '', 1);
  if (fields.length === 0)
    throw new ImportError(
      'A schema of an object has “properties”, whose names are the fields: there are none here.',
      node.offset,
    );
  return { fields, notes };
}
