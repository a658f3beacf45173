import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { numberOf, type Source } from './clause';
import { ImportError, quoteShortened } from './ImportError';

/** What the parser expected, by the name of its error. */
const EXPECTED: Record<string, string> = {
  InvalidSymbol: 'A value',
  ValueExpected: 'A value',
  PropertyNameExpected: 'A name in double quotes',
  ColonExpected: '“:”',
  CommaExpected: 'A comma',
  CloseBraceExpected: '“,” or “}”',
  CloseBracketExpected: '“,” or “]”',
  EndOfFileExpected: 'The end',
};

/** Mistakes in what the parser found, by the name of its error. */
const MISTAKES: Record<string, string> = {
  UnexpectedEndOfString: 'The text that begins with this quote is not closed in its line.',
  UnexpectedEndOfNumber: 'A digit is missing in this number.',
  InvalidEscapeCharacter: 'JSON has no such escape in a text: a backslash is written “\\\\”.',
  InvalidUnicode: 'Four digits belong after “\\u” in this text.',
  InvalidCommentToken: 'JSON has no comments.',
  InvalidCharacter: 'A line break or tab inside a text is written “\\n” or “\\t”.',
};

/** What to write instead of what JavaScript has. */
const HINTS: [RegExp, string][] = [
  [/^'/, ' Quotes are double in JSON.'],
  [/^\//, ' Write a regular expression as {"$regex": "…"}.'],
  [/^(?:new|ISODate|ObjectId|Number\w+|Date)\b/, ' JSON has no calls: write the value as a text.'],
  [/^(?:undefined|NaN|Infinity|True|False|None)\b/, ' JSON has only true, false and null.'],
  [/^[a-z$_][\w$.]*$/i, ' Names and texts need double quotes in JSON.'],
];

/** A JSON text as an AST with offsets. */
export interface JsonDocument {
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
  const root = parse(text);
  return {
    root,
    sourceOf,
    valueOf: (node) => {
      if (node.type === 'object' || node.type === 'array') return undefined;
      return node.type === 'number' ? numberOf(sourceOf(node)) : (node.value as string | boolean | null);
    },
  };
}

function parse(text: string): Node {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  if (errors[0]) throw problemAt(text, errors[0]);
  return root!;
}

function problemAt(text: string, { error, offset }: ParseError): ImportError {
  const name = printParseErrorCode(error);
  const mistake = MISTAKES[name];
  if (mistake) return new ImportError(mistake, offset);
  const [found] = /[\w$.-]+|\S/u.exec(text.slice(offset)) ?? [];
  const hint = HINTS.find(([sign]) => sign.test(found ?? ''))?.[1] ?? '';
  const instead = found ? `not ${quoteShortened(found)}` : 'but the text ends';
  return new ImportError(`${EXPECTED[name] ?? 'Something else'} belongs here, ${instead}.${hint}`, offset);
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
