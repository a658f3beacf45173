import { isNode, LineCounter, parseDocument, visit, isMap, type Document, type ErrorCode } from 'yaml';
import { type ZodType, z } from 'zod';
import { ContentError } from '../ContentError';

/**
 * @param firstLine line of the file on which `text` begins; 2 for front matter
 * @throws ContentError for invalid YAML, or for all values that the schema rejects
 */
export const parseYaml = <T>(text: string, schema: ZodType<T>, file: string, firstLine = 1): T =>
  parseWithLines(text, schema, file, firstLine).data;

export interface WithLines<T> {
  data: T;
  /** The line of a value, or of its key. */
  lineOf(...path: Path): number;
}

/** Like `parseYaml`, for those who also name the lines of values. */
export function parseWithLines<T>(text: string, schema: ZodType<T>, file: string, firstLine = 1): WithLines<T> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const mistake = (offset: number, message: string) => new ContentError(file, lineAt(offset), message);

  const [syntaxError] = document.errors;
  if (syntaxError) throw mistake(syntaxError.pos[0], SYNTAX[syntaxError.code] ?? syntaxError.message);
  visit(document, {
    Alias(_, { source, range }) {
      throw mistake(range?.[0] ?? 0, `*${source}: expected quotes around text that begins with *`);
    },
  });

  // Empty YAML is checked as an empty object, so that the error names the first missing key.
  const result = schema.safeParse(document.toJS() ?? {}, { error: inPlainWords });
  if (result.success) return { data: result.data, lineOf: (...path) => lineAt(offsetOf(document, path)) };
  throw ContentError.ofAll(
    result.error.issues.flatMap((issue) =>
      pathsOf(issue).map((path) => {
        // The line says which entry of a list it is.
        const keys = path.filter((key) => typeof key !== 'number');
        const where = keys.length > 0 ? `${keys.join('.')}: ` : '';
        const isMissing = path.length > 0 && issue.code === 'invalid_type' && !document.hasIn(path);
        return mistake(offsetOf(document, path), `${where}${isMissing ? 'missing; ' : ''}${issue.message}`);
      }),
    ),
  );
}

const QUOTES = 'expected quotes around text with a colon in it, as in title: "Import: SQL"';

/** What authors read instead of the YAML parser's message. */
const SYNTAX: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: `a second key on this line: ${QUOTES}`,
  MULTILINE_IMPLICIT_KEY: `a key of several lines: ${QUOTES}`,
  DUPLICATE_KEY: 'a repeated key: expected each key once',
  MISSING_CHAR: 'a quote or bracket without its end: expected the missing end',
  BAD_INDENT: 'wrong indentation, or a bracket without its end: expected the same indentation for all keys of a table',
  TAB_AS_INDENT: 'a tab as indentation: expected spaces',
  MULTIPLE_DOCS: 'a line of ---: expected one table in a file',
};

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
      if (issue.expected === 'string' && typeof issue.input === 'number') {
        return `expected text, in quotes: '${issue.input}'`;
      }
      return `expected ${WORDS[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `expected ${issue.values.join(' or ')}`;
    case 'invalid_key':
      return issue.issues[0]?.message;
    case 'unrecognized_keys':
      return issue.inst instanceof z.ZodObject
        ? `unknown key; expected one of ${Object.keys(issue.inst.shape).join(', ')}`
        : 'unknown key';
    default:
      return undefined;
  }
};

/** The path of a rejected value; for unknown keys, the paths of those keys. */
function pathsOf(issue: z.core.$ZodIssue): Path[] {
  return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
}

/** The offset of a value in the text: its key, its list item, or the nearest existing ancestor. */
function offsetOf(document: Document, path: Path): number {
  for (let depth = path.length; depth >= 0; depth--) {
    const parent = depth > 0 ? document.getIn(path.slice(0, depth - 1), true) : undefined;
    const name = String(path[depth - 1]);
    const pair = isMap(parent) ? parent.items.find(({ key }) => String(key) === name) : undefined;
    const node = pair?.key ?? document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
