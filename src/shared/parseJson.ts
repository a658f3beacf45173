import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
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

/** @throws ImportError at the first syntax error */
export function parseJson(text: string): Node {
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
