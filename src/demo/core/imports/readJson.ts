import type { Node } from 'jsonc-parser';
import { numberOf, type Source } from './clause';
import { ImportError, quoteShortened } from '../../../shared/ImportError';
import { parseJson } from '../../../shared/parseJson';

/** A JSON text as an AST with offsets. */
interface JsonDocument {
  root: Node;
  sourceOf: (node: Node) => Source;
  /** The value of a literal, undefined for objects and lists. Throws for numbers that would lose digits. */
  valueOf: (node: Node) => string | number | boolean | null | undefined;
}

export interface Entry {
  name: string;
  at: number;
  value: Node;
}

/** @throws ImportError at the first syntax error */
export function readJson(text: string): JsonDocument {
  const sourceOf = ({ offset, length }: Node): Source => ({ text: text.slice(offset, offset + length), at: offset });
  const root = parseJson(text);
  return {
    root,
    sourceOf,
    valueOf: (node) => {
      if (node.type === 'object' || node.type === 'array') return undefined;
      return node.type === 'number' ? numberOf(sourceOf(node)) : (node.value as string | boolean | null);
    },
  };
}

/** @throws ImportError at a name that repeats another */
export function entriesOf(object: Node): Entry[] {
  const entries = (object.children ?? []).map(({ children: [key, value] = [] }): Entry => {
    return { name: key!.value as string, at: key!.offset, value: value! };
  });
  const names = new Set<string>();
  for (const { name, at } of entries) {
    if (names.has(name)) throw new ImportError(`${quoteShortened(name)} is in this object twice.`, at);
    names.add(name);
  }
  return entries;
}

export const itemsOf = (list: Node): readonly Node[] => list.children ?? [];
