import { isNode, isSeq, LineCounter, parseDocument, visit, isMap, type Document } from 'yaml';
import { type ZodType, z } from 'zod';
import { ContentError } from '../ContentError';

/**
 * @param firstLine line of the file on which `text` begins; 2 for front matter
 * @throws ContentError for invalid YAML, or for the first value that the schema rejects
 */
export function parseYaml<T>(text: string, schema: ZodType<T>, file: string, firstLine = 1): T {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const fail = (offset: number, message: string): never => {
    throw new ContentError(file, lines.linePos(offset).line + firstLine - 1, message);
  };

  const [syntaxError] = document.errors;
  if (syntaxError) return fail(syntaxError.pos[0], syntaxError.message);
  visit(document, {
    Alias: (_, { source, range }) =>
      fail(range?.[0] ?? 0, `*${source}: expected quotes around text that begins with *`),
  });

  // Empty YAML is checked as an empty object, so that the error names the first missing key.
  const result = schema.safeParse(document.toJS() ?? {}, { error: inPlainWords });
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const path = issue ? keyPath(issue) : [];
  const where = path.length > 0 ? `${path.join('.')}: ` : '';
  return fail(offsetOf(document, path), `${where}${issue?.message ?? 'not as expected'}`);
}

/** The line of each item of a YAML list, from 1. */
export function entryLines(text: string): number[] {
  const lines = new LineCounter();
  const { contents } = parseDocument(text, { lineCounter: lines });
  return isSeq(contents)
    ? contents.items.map((item) => lines.linePos(isNode(item) ? (item.range?.[0] ?? 0) : 0).line)
    : [];
}

type Path = readonly PropertyKey[];

const WORDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'keys with values',
};

/** Error messages for authors who know YAML but not zod; undefined falls back to zod's message. */
const inPlainWords: z.core.$ZodErrorMap = (issue) => {
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
function keyPath(issue: z.core.$ZodIssue): Path {
  return issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
}

/** The offset of a value in the text: its key, its list item, or the nearest existing ancestor. */
function offsetOf(document: Document, path: Path): number {
  for (let depth = path.length; depth >= 0; depth--) {
    const parent = depth > 0 ? document.getIn(path.slice(0, depth - 1), true) : undefined;
    const key = isMap(parent) && parent.items.find((pair) => String(pair.key) === path[depth - 1])?.key;
    const node = key || document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
