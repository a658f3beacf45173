import type { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { ContentError } from '../ContentError';

/** A position in a parser message, relative to the body: `(3:1-3:7)`. */
const OPENING_POSITION = / \((\d+):\d+-\d+:\d+\)/;

/** One error for all messages, with lines of the page's file. A mistake in another file keeps its place there. */
export function mistakesIn(
  { value }: VFile,
  messages: readonly VFileMessage[],
  source: { file: string; firstLine: number },
): ContentError {
  const lineOf = (bodyLine: number | string) => Number(bodyLine) + source.firstLine - 1;
  const lines = String(value).split('\n');
  const mistakes = messages.map((message) => {
    if (message.cause instanceof ContentError) return message.cause;
    // An unclosed tag at the end of the page has a position only in the message.
    const line = message.line ?? Number(OPENING_POSITION.exec(message.reason)?.[1] ?? 1);
    const reason = message.reason.replace(OPENING_POSITION, (_, opened: string) => ` of line ${lineOf(opened)}`);
    // Only messages of parsers have a source.
    return new ContentError(
      source.file,
      lineOf(line),
      message.source ? plainReason(reason, lines[line - 1] ?? '') : reason,
    );
  });
  return ContentError.ofAll(mistakes);
}

/** What an author wrote, by what the line of a parser's message holds, with what to write instead. */
const INSTEAD: readonly [line: RegExp, reason: RegExp, instead: string][] = [
  [/<!--/, /./, 'an HTML comment: expected {/* a comment */}'],
  [/^\s*#.*\{#([\w-]+)\}/, /acorn/, 'an id in braces: expected it in brackets, as in ## Title [#id]'],
  [/\{/, /acorn|expression|closing brace/, 'a brace that is text: expected \\{'],
  [
    /<\w/,
    /(?:end of file|character).* in (?:attribute )?name/,
    'a "<" that begins no tag: expected \\< for text, or a tag with its >',
  ],
  [/<(?![\w/>])|<\d/, /^Unexpected character/, 'a "<" that is text: expected \\<, or code between backticks'],
];

/** The reason for which MDX could not be parsed, in words for people who write markdown. */
function plainReason(reason: string, line: string): string {
  return INSTEAD.find(([text, parser]) => text.test(line) && parser.test(reason))?.[2] ?? reason;
}
