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
export function plainReason(reason: string, line: string): string {
  return INSTEAD.find(([text, parser]) => text.test(line) && parser.test(reason))?.[2] ?? reason;
}
