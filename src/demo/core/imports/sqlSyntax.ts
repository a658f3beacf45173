import { ImportError, quoted } from './ImportError';
import { endOf, join, type Token } from './tokens';

/** What the generated parser of `parseSQL` says about where it stopped. */
interface SyntaxError {
  hash?: {
    /** Names of the tokens that it could have gone on with, in quotes. */
    expected?: string[];
    /** Where the last token that it took ends: line from 1, column from 0. */
    loc?: { last_line: number; last_column: number };
  };
}

/** What `parseSQL` puts before a text that is no whole statement. */
const prefixOf = (sql: string) =>
  /^select\b/i.test(sql) ? '' : /^where\b/i.test(sql) ? 'SELECT * FROM t ' : 'SELECT * FROM t WHERE ';

/** What belongs where the parser stopped. */
function expectation(expected: readonly string[]): string {
  const names = expected.map((name) => name.replace(/^'|'$/g, ''));
  if (names.includes('=')) return 'An operator belongs here';
  if (names.includes('IDENTIFIER')) return 'A field or a value belongs here';
  if (names.includes('OR')) return 'AND, OR or the end of the condition belongs here';
  if (names.includes('AND')) return 'AND belongs here';
  if (names.includes('EOF')) return 'The end belongs here';
  return `${names.length > 1 ? 'One of ' : ''}${names.join(', ')} belongs here`;
}

/** How many of the tokens the parser took before it stopped. */
function countTaken(tokens: readonly Token[], line: number, column: number): number {
  const sql = join(tokens);
  const prefix = prefixOf(sql);
  const breaks = [...`${prefix}${sql}`.matchAll(/\r\n?|\n/g)].map(({ index, 0: { length } }) => index + length);
  const taken = [0, ...breaks][line - 1]! + column - prefix.length;
  let end = 0;
  return tokens.filter(({ text }) => {
    const isTaken = end < taken;
    end += text.length + 1;
    return isTaken;
  }).length;
}

/** Makes a sentence with a place of the error that `parseSQL` throws for the tokens. */
export function syntaxProblem(error: unknown, tokens: readonly Token[]): ImportError {
  const { expected = [], loc } = (error as SyntaxError).hash ?? {};
  if (!loc) return new ImportError('parseSQL cannot read this text.');
  const found = tokens[countTaken(tokens, loc.last_line, loc.last_column)];
  return found
    ? new ImportError(`${expectation(expected)}, not ${quoted(found.text)}.`, found.from)
    : new ImportError(`${expectation(expected)}, but the text ends.`, endOf(tokens));
}
