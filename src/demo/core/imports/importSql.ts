import { parseSQL } from 'react-querybuilder/parseSQL';
import { ImportError, quoted } from './ImportError';
import { EXACT, readRule, type PlacedRule, type Reader } from './reading';
import { readConditions, splitClauses, type Connectives } from './splitClauses';
import { conditionOf } from './sqlStatement';
import { syntaxProblem } from './sqlSyntax';
import { closingsOf, depthsOf, endOf, join, parenthesized, tokensOf, type Token } from './tokens';

/** Tokens as `parseSQL` cuts them, but for comments, of which it reads some and skips a line after others. */
const GRAMMAR = new RegExp(
  [
    String.raw`(?:--|#)[^\n]*|/\*[^]*?\*/`,
    String.raw`(?<text>'(?:[^']|'')*')`,
    String.raw`(?<name>"(?:[^"]|"")+"|${'`'}(?:[^${'`'}]|${'``'})+${'`'}|\[(?:[^[\]]|\]\])+\])`,
    String.raw`(?<number>-?\d[\w.]*)`,
    String.raw`(?<word>[\p{L}_@][\p{L}\p{N}_$@#]*)`,
    String.raw`(?<sign>/\*[^]*|<=>|[<>!]=|<>|<<|>>|\|\||\S)`,
  ].join('|'),
  'gu',
);

const CONNECTIVES: Connectives = { and: /^and$/i, or: /^or$/i, not: /^not$/i, range: /^between$/i };

/** Reads the condition of a SQL statement, or a condition alone. */
export const readSql: Reader = (text) => {
  const tokens = groupNegations(tokensOf(text, GRAMMAR));
  checkNumbers(tokens);
  const { condition, end, notes } = conditionOf(tokens, text);
  const conditions = splitClauses(condition, CONNECTIVES, end);
  const xor = condition.find(({ text: word }) => /^xor$/i.test(word));
  if (xor) throw new ImportError('The combinators of this builder are AND and OR, not XOR.', xor.from);
  const sql = join(tokens);
  try {
    parseSQL(sql);
  } catch (error) {
    throw syntaxProblem(error, tokens);
  }
  const doubled = tokens.findIndex((_, index) => isNot(tokens[index]) && isNot(tokens[index + 1]));
  if (doubled >= 0) throw new ImportError('parseSQL takes NOT NOT for one NOT.', tokens[doubled]?.from);
  const clause = readConditions(conditions, (part) => {
    const { from = 0 } = part[0] ?? {};
    const source = text.slice(from, endOf(part));
    const rule = readRule(() => parseSQL(`(${join(part)})`, EXACT), source, from);
    checkList(part, rule);
    notes.push(...checkPattern(part));
    return rule;
  });
  return {
    clause,
    notes,
    textHint: 'Text stands in single quotes.',
    parse: (options) => parseSQL(sql, options),
  };
};

const isNot = (token: Token | undefined) => token?.kind === 'word' && /^not$/i.test(token.text);

/** Puts a negation that is negated in parentheses of its own: parseSQL would take both for one. */
function groupNegations(tokens: readonly Token[]): Token[] {
  const groups = [...closingsOf(tokens)].filter(([open]) => isNot(tokens[open - 1]) && isNot(tokens[open + 1]));
  return parenthesized(
    tokens,
    groups.map(([open, close]) => [open + 1, close - 1]),
  );
}

function checkNumbers(tokens: readonly Token[]) {
  const odd = tokens.find(({ kind, text }) => kind === 'number' && !/^-?\d+(?:\.\d+)?$/.test(text));
  if (odd) throw new ImportError(`parseSQL cannot read the number ${quoted(odd.text)}.`, odd.from);
}

/** parseSQL drops the items of a list that are not of the same kind as the rest. */
function checkList(condition: readonly Token[], { operator, value, at }: PlacedRule) {
  if (operator !== 'in' && operator !== 'notIn') return;
  const depths = depthsOf(condition);
  const items = condition.filter(({ text }, index) => text === ',' && depths[index] === 1).length + 1;
  if (items === (value as unknown[]).length) return;
  throw new ImportError('A list holds either values or fields, and nothing else.', at);
}

/**
 * parseSQL reads the text behind LIKE as a pattern only where a `%` stands at either end of it.
 *
 * @returns notes on what else a database would see in it
 */
function checkPattern(condition: readonly Token[]): string[] {
  const like = condition.findIndex(({ text }) => /^like$/i.test(text));
  if (like < 0) return [];
  const [pattern, ...more] = condition.slice(like + 1);
  const at = condition[like]!.from;
  if (more.some(({ text }) => /^escape$/i.test(text))) throw new ImportError('A rule has no place for ESCAPE.', at);
  if (more.length > 0) return []; // '%' || field
  const isText = pattern?.kind === 'text';
  const inner = isText ? pattern.text.slice(1, -1) : '';
  const isPlain = !/^%|%$/.test(inner);
  const hasWildcard = /[%_]/.test(inner.replace(/^%|%$/g, ''));
  if (!isText || (isPlain && (hasWildcard || /^not$/i.test(condition[like - 1]?.text ?? '')))) {
    throw new ImportError('LIKE becomes a rule only if its text has a % at its beginning, at its end, or at both.', at);
  }
  return hasWildcard
    ? [`In ${quoted(pattern.text)}, % and _ count only as characters, but for a % at either end.`]
    : [];
}
