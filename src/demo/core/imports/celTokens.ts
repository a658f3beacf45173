import { own } from '../checkQuery';
import { ImportError, quoted } from './ImportError';
import { closingsOf, parenthesized, tokensOf, type Token } from './tokens';

const GRAMMAR = new RegExp(
  [
    String.raw`//[^\n]*`,
    String.raw`(?<text>[a-zA-Z]{0,2}(?:"""[^]*?"""|'''[^]*?'''|"(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'))`,
    String.raw`(?<number>-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?[\w.]*)`,
    String.raw`(?<word>[A-Za-z_]\w*)`,
    String.raw`(?<sign>&&|\|\||[=!<>]=|\S)`,
  ].join('|'),
  'gu',
);

/** Signs of the language. */
const SIGN = /^(?:&&|\|\||[=!<>]=|[<>!?:.,()[\]{}+\-*/%])$/;

/** What is meant by what the language does not have. */
const MEANT = { '=': '==', '&': '&&', '|': '||', and: '&&', or: '||', not: '!' };

/** Quotes that a text can stand in, and what may not stand in it then. */
const QUOTES: [string, RegExp][] = [
  ['"', /["\n\r]/],
  ["'", /['\n\r]/],
  ['"""', /"/],
  ["'''", /'/],
];

/**
 * Cuts an expression into tokens that `parseCEL` reads: texts without escaped quotes and line breaks in simple quotes,
 * which `formatQuery` writes, and negated calls in parentheses.
 *
 * @throws ImportError for a sign, a number or a text that it cannot read
 */
export function celTokens(expression: string): { tokens: Token[]; notes: string[] } {
  const tokens = tokensOf(expression, GRAMMAR);
  tokens.forEach(checkToken);
  const texts = tokens.map((token) => (token.kind === 'text' ? readable(token) : token));
  const hasEscapes = tokens.some(({ kind, text }) => kind === 'text' && /\\[^"']/.test(text));
  return {
    tokens: groupNegatedCalls(texts),
    notes: hasEscapes ? ['parseCEL takes a backslash as it stands: “\\n” is no line break.'] : [],
  };
}

function checkToken({ kind, text, from }: Token) {
  const meant = kind === 'text' ? undefined : own(MEANT, text.toLowerCase());
  if (meant || (kind === 'sign' && !SIGN.test(text))) {
    throw new ImportError(`CEL has no “${text}”${meant ? `; “${meant}” may be meant` : ''}.`, from);
  }
  if (kind === 'number' && !/^-?(?:\d+u?|\d+(?:\.\d+)?(?:e[+-]?\d+)?)$/i.test(text)) {
    throw new ImportError(`parseCEL cannot read the number ${quoted(text)}.`, from);
  }
  if (kind === 'text' && /^\w/.test(text)) {
    throw new ImportError(`parseCEL cannot read ${quoted(text)}: put the text in quotes alone.`, from);
  }
}

function readable(token: Token): Token {
  const [, quote = ''] = /^("""|'''|"|')/.exec(token.text) ?? [];
  const content = token.text.slice(quote.length, -quote.length).replace(/\\(["'])/g, '$1');
  const free = QUOTES.find(([, forbidden]) => !forbidden.test(content));
  if (!free) throw new ImportError('parseCEL cannot read a text with both kinds of quotes in it.', token.from);
  return { ...token, text: `${free[0]}${content}${free[0]}` };
}

/** Puts each negated call in parentheses, as in `!(a.contains("b"))` for `!a.contains("b")`. */
function groupNegatedCalls(tokens: readonly Token[]): Token[] {
  const closings = closingsOf(tokens);
  const is = (text: string, index: number) => tokens[index]?.text === text;
  const calls = tokens.flatMap(({ kind }, start): [number, number][] => {
    if (kind !== 'word' || !is('!', start - 1)) return [];
    let name = start;
    while (is('.', name + 1) && tokens[name + 2]?.kind === 'word') name += 2;
    const end = closings.get(name + 1);
    const isWhole = end !== undefined && is('(', name + 1) && /^(?:&&|\|\||\))?$/.test(tokens[end + 1]?.text ?? '');
    return isWhole && name > start ? [[start, end]] : [];
  });
  return parenthesized(tokens, calls);
}
