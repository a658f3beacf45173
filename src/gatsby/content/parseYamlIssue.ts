import { isMap, isNode, type Document } from 'yaml';
import { z } from 'zod';

type Path = readonly PropertyKey[];

const WORDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'keys with values',
};

/** Error messages for authors who know YAML but not zod; undefined falls back to zod's message. */
export const inPlainWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${WORDS[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `expected ${issue.values.join(' or ')}`;
    case 'unrecognized_keys':
      return issue.inst instanceof z.ZodObject
        ? `unknown key; expected one of ${Object.keys(issue.inst.shape).join(', ')}`
        : 'unknown key';
    default:
      return undefined;
  }
};

/** The path of a rejected value; for an unknown key, the path of that key. */
export function keyPath(issue: z.core.$ZodIssue): Path {
  return issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
}

/** The offset of a value in the text: its key, its list item, or the nearest existing ancestor. */
export function offsetOf(document: Document, path: Path): number {
  for (let depth = path.length; depth >= 0; depth--) {
    const parent = depth > 0 ? document.getIn(path.slice(0, depth - 1), true) : undefined;
    const key = isMap(parent) && parent.items.find((pair) => String(pair.key) === path[depth - 1])?.key;
    const node = key || document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
