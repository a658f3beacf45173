import { parseStmt, type Expr, type ParseDiagnostic, type Select, type SelectFrom, type Span } from 'sqlite3-parser';
import { refusal, type Source } from './clause';
import { ImportError, quoteShortened } from '../../../shared/ImportError';

interface SqlCondition {
  where: Expr;
  sourceOf: (part: { span: Span }) => Source;
  /** Remarks on parts of the statement that a query cannot hold. */
  notes: string[];
}

export const FUNCTION = 'calls a function, which no rule can do: compare the field itself with a value';

const TYPED = 'A value is written without its type: leave out';
const PATTERN = 'No rule can hold this pattern: LIKE with a % at either end can be imported, not';

/** Words and signs of single databases at which the parser stops, or that are before that place. */
const FOREIGN: Record<string, string> = {
  '&': 'AND is the word for both, not',
  '|': 'OR is the word for either, not',
  '!': 'NOT is the word for the opposite, not',
  '~': PATTERN,
  '::': 'No rule can change a type: leave out',
  '@>': 'No rule can look into a list: leave out',
  '<=>': 'Write = or IS NULL, not',
  '{': 'A value is written as it is, not in',
  '%': 'A parameter has no value here, and no rule can calculate: write the value, not',
  '?': 'A parameter has no value here: write a list in parentheses, not',
  ':': 'A parameter has no value here: write a list in parentheses, not',
  '[': 'No rule can hold an array: write a list in parentheses after IN, not',
  XOR: 'Only AND and OR combine rules, not',
  DIV: 'No rule can calculate: write the result, not',
  MOD: 'No rule can calculate: write the result, not',
  BINARY: 'A rule has no place for',
  SYMMETRIC: 'Write the lower value first, not',
  AGAINST: 'No rule can call a function: leave out',
  ILIKE: PATTERN,
  RLIKE: PATTERN,
  SIMILAR: PATTERN,
  REGEXP_LIKE: PATTERN,
  ALL: 'No rule can compare with several values at once: write IN and a list, not',
  ARRAY: 'No rule can hold an array: write a list in parentheses after IN, not',
  INTERVAL: 'No rule can calculate a date: write the date itself, not',
  DATE: TYPED,
  TIME: TYPED,
  TIMESTAMP: TYPED,
  N: TYPED,
  E: TYPED,
  _UTF8MB4: TYPED,
  TOP: 'A query holds conditions only: leave out',
  ISNULL: 'No rule can call a function: leave out',
  FOR: 'A query holds conditions only: leave out',
  FETCH: 'A query holds conditions only: leave out',
};

/** Quoted texts and names, comments, and NUL, at which the parser would end the text. */
const QUOTED_OR_COMMENT = /'[^']*'?|"[^"]*"?|`[^`]*`?|\[[^\]]*\]?|(?:--|#)[^\n]*|\/\*[^]*?(?:\*\/|$)|\0/g;

/**
 * Reads the condition of a SELECT, or a condition alone, with or without the word WHERE.
 *
 * @throws ImportError for invalid SQL, and for a statement without a condition or with others than that of WHERE
 */
export function readStatement(text: string): SqlCondition {
  const sql = withoutComments(text);
  const word = /^\s*(?:(where)|(?:select|with|update|delete|insert)(?=\s))/i.exec(sql);
  const prefix = word ? (word[1] ? 'SELECT * FROM t ' : '') : 'SELECT * FROM t WHERE ';
  const sourceOf = ({ span: { offset, length } }: { span: Span }): Source => {
    const at = Math.max(0, offset - prefix.length);
    return { text: text.slice(at, offset + length - prefix.length), at };
  };
  const result = parseStmt(`${prefix}${sql}`);
  if (result.status === 'error') throw syntaxError(sql, result.errors[0]!, sourceOf);
  const { root } = result;
  if (root.type !== 'SelectStmt') {
    throw refusal(
      { text: /\w+/.exec(sql)![0], at: 0 },
      'is no SELECT, whose condition could be imported: leave all before WHERE out',
    );
  }
  const { select } = root.body;
  const foreign = foreignPartOf(root.body, select);
  if (foreign)
    throw refusal(sourceOf(foreign), 'has no place in a query, which holds the condition of one WHERE on one table');
  if (select.type !== 'SelectFrom' || !select.whereClause) {
    throw new ImportError('This statement has no WHERE, and so no condition to import.', 0);
  }
  const notes: string[] = [];
  if (select.groupBy || select.windowClause || root.body.orderBy || root.body.limit) {
    const where = sourceOf(select.whereClause);
    const tail = text.slice(where.at + where.text.length).replace(/;\s*$/, '');
    notes.push(`A query holds conditions only: ${quoteShortened(tail)} was left out.`);
  }
  return { where: select.whereClause, sourceOf, notes };
}

/** The part with conditions of its own, or a nested statement. */
function foreignPartOf({ with: ctes, compounds }: Select, select: Select['select']): { span: Span } | undefined {
  const { from, having } = select as Partial<SelectFrom>;
  const table = from?.select?.type === 'TableSelectTable' ? undefined : from?.select;
  return ctes ?? table ?? from?.joins?.[0]?.table ?? having ?? compounds?.[0]?.select;
}

function syntaxError(sql: string, { span, token, hints = [] }: ParseDiagnostic, sourceOf: SqlCondition['sourceOf']) {
  const { at } = sourceOf({ span });
  const found = token?.text ?? '';
  const opening = hints.find((candidate) => candidate.span)?.span;
  const open = opening ? sourceOf({ span: opening }).at : -1;
  const [name] =
    /\b(?!(?:and|between|in|like|not|or|where)\b)[a-z]\w*\s*$/i.exec(sql.slice(0, Math.max(0, open))) ?? [];
  if (name) return refusal({ text: `${name}(`, at: open - name.length }, FUNCTION);
  if (opening && found === '') return new ImportError('This “(” is never closed.', open);
  if (found === '') return new ImportError('Something is missing at the end of the text.', at);
  return new ImportError(reasonFor(sql, at, found, hints.map(({ message }) => message).join()), at);
}

function reasonFor(sql: string, at: number, found: string, hint: string): string {
  if (hint.startsWith('unterminated')) return `This ${found[0]} is never closed.`;
  const before = /(?:\w+|<=)\s*$/.exec(sql.slice(0, at))?.[0] ?? '';
  const [sign = ''] = /^(?:::|@>|[^\w\s])/.exec(sql.slice(at)) ?? [];
  const word = [`${before}${sign}`, sign, found, before.trim()].find((part) =>
    Object.hasOwn(FOREIGN, part.toUpperCase()),
  );
  if (word) return `${FOREIGN[word.toUpperCase()]} ${quoteShortened(found.startsWith(word) ? found : word)}.`;
  if (sql.slice(0, at).trimEnd().endsWith("\\'")) return "A quote in a text is doubled, as in 'O''Brien'.";
  if (hint.startsWith('possible missing')) return `An operator, AND or OR is missing before ${quoteShortened(found)}.`;
  return `${quoteShortened(found)} is not expected here.`;
}

/** Replaces comments by blanks: the parser does not know MySQL's `#` and accepts an unclosed `/*`. */
const withoutComments = (text: string): string =>
  text.replace(QUOTED_OR_COMMENT, (part, at: number) => {
    if (part === '\0') throw new ImportError('There is a character here that no text can hold (NUL).', at);
    if (part.startsWith('/*') && !/^\/\*[^]*\*\/$/.test(part)) {
      throw new ImportError('This /* is never closed.', at);
    }
    return /^[-#/]/.test(part) ? ' '.repeat(part.length) : part;
  });
