import { parseStmt, type Expr, type ParseDiagnostic, type Select, type SelectFrom, type Span } from 'sqlite3-parser';
import { refusal, type Source } from './clause';
import { ImportError, quoteShortened } from './ImportError';

export interface SqlCondition {
  where: Expr;
  sourceOf: (part: { span: Span }) => Source;
  /** Remarks on parts of the statement that a query cannot hold. */
  notes: string[];
}

const HINTS: Record<string, string> = {
  '&': ' AND may be meant.',
  '|': ' OR may be meant.',
  XOR: ' The combinators of this builder are AND and OR.',
  ILIKE: ' LIKE may be meant.',
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
  const word = /^\s*(?:(where)|(?:select|with|update|delete))\b/i.exec(sql);
  const prefix = word ? (word[1] ? 'SELECT * FROM t ' : '') : 'SELECT * FROM t WHERE ';
  const sourceOf = ({ span: { offset, length } }: { span: Span }): Source => {
    const at = Math.max(0, offset - prefix.length);
    return { text: text.slice(at, offset + length - prefix.length), at };
  };
  const result = parseStmt(`${prefix}${sql}`);
  if (result.status === 'error') throw syntaxError(result.errors[0]!, sourceOf);
  const { root } = result;
  if (root.type !== 'SelectStmt') throw new ImportError('Only the condition of a SELECT can be imported.', 0);
  const { select } = root.body;
  if (select.type !== 'SelectFrom' || !select.whereClause) {
    throw new ImportError('This statement has no WHERE, and so no condition to import.', 0);
  }
  const foreign = foreignPartOf(root.body, select);
  if (foreign)
    throw refusal(sourceOf(foreign), 'has no place in a query, which holds the condition of one WHERE alone');
  const notes: string[] = [];
  if (select.groupBy || select.windowClause || root.body.orderBy || root.body.limit) {
    const where = sourceOf(select.whereClause);
    const tail = text.slice(where.at + where.text.length).replace(/;\s*$/, '');
    notes.push(`A query holds conditions only: ${quoteShortened(tail)} was left out.`);
  }
  return { where: select.whereClause, sourceOf, notes };
}

/** The part with conditions of its own, or a nested statement. */
function foreignPartOf(body: Select, { from, having }: SelectFrom): { span: Span } | undefined {
  const table = from?.select;
  const join = from?.joins?.find(({ operator }) => operator.type !== 'CommaJoinOperator');
  return (
    body.with ??
    (table?.type === 'TableSelectTable' ? undefined : table) ??
    join ??
    having ??
    body.compounds?.[0]?.select
  );
}

function syntaxError({ span, token, hints = [] }: ParseDiagnostic, sourceOf: SqlCondition['sourceOf']): ImportError {
  const { at } = sourceOf({ span });
  const found = token?.text ?? '';
  const hint = HINTS[found.toUpperCase()];
  const opening = hints.find((candidate) => candidate.span)?.span;
  const says = (beginning: string) => hints.some(({ message }) => message.startsWith(beginning));
  if (opening) return new ImportError('This “(” is never closed.', sourceOf({ span: opening }).at);
  if (found === '') return new ImportError('Something is missing at the end of the text.', at);
  if (says('unterminated')) return new ImportError(`This ${found[0]} is never closed.`, at);
  if (says('possible missing') && !hint) {
    return new ImportError(`An operator, AND or OR is missing before ${quoteShortened(found)}.`, at);
  }
  return new ImportError(`${quoteShortened(found)} is not expected here.${hint ?? ''}`, at);
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
