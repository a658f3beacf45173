import { MAX_DEPTH } from '../checkQuery';
import { ImportError, quoted } from './ImportError';

/** A word, sign, number or quoted text, and where it stands. */
export interface Token {
  kind: 'text' | 'name' | 'number' | 'word' | 'sign';
  /** As its author wrote it, or as the parser needs it. */
  text: string;
  /** Offset of its first character, and of what follows it. */
  from: number;
  to: number;
}

/** How deep brackets may be nested: those around groups, and those of lists and calls in them. */
const MAX_BRACKETS = 2 * MAX_DEPTH;

const CLOSING: Record<string, string> = { '(': ')', '[': ']', '{': '}' };

const opens = ({ kind, text }: Token) => kind === 'sign' && text in CLOSING;

/** Whether a token closes a bracket. */
export const closes = ({ kind, text }: Token): boolean => kind === 'sign' && /^[)\]}]$/.test(text);

/**
 * Cuts a text into tokens, without its blanks and comments.
 *
 * @param grammar a global pattern with a group for each kind, of which `sign` takes any character that is left
 * @throws ImportError for a quote or a bracket without its other half
 */
export function tokensOf(text: string, grammar: RegExp): Token[] {
  const tokens = [...text.matchAll(grammar)].flatMap(({ index, 0: part, groups = {} }): Token[] => {
    const kind = (['text', 'name', 'number', 'word', 'sign'] as const).find((name) => groups[name] !== undefined);
    return kind ? [{ kind, text: part, from: index, to: index + part.length }] : [];
  });
  checkQuotes(tokens);
  checkBrackets(tokens);
  return tokens;
}

function checkQuotes(tokens: Token[]) {
  const quote = tokens.find(({ kind, text }) => kind === 'sign' && /^(?:['"`]|\/\*)/.test(text));
  if (!quote) return;
  // One that is left over at the end is rather missing where a text goes on in the next line.
  const long = tokens.find(({ kind, text, from }) => kind === 'text' && from < quote.from && text.includes('\n'));
  throw new ImportError(`What begins with this ${quote.text.slice(0, 2)} is never closed.`, (long ?? quote).from);
}

function checkBrackets(tokens: Token[]) {
  const open: Token[] = [];
  for (const token of tokens) {
    if (opens(token)) open.push(token);
    if (open.length > MAX_BRACKETS) throw new ImportError('Brackets are nested too deep here.', token.from);
    if (closes(token)) {
      const opening = open.pop();
      if (!opening) throw new ImportError(`“${token.text}” closes nothing.`, token.from);
      if (CLOSING[opening.text] !== token.text) {
        throw new ImportError(`“${CLOSING[opening.text]}” is missing before “${token.text}”.`, token.from);
      }
    }
  }
  const unclosed = open.at(-1);
  if (unclosed) throw new ImportError(`${quoted(unclosed.text)} is never closed.`, unclosed.from);
}

/** The text of tokens as a parser reads it. */
export const join = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');

/** The offset that follows the last of some tokens; 0 if there are none. */
export const endOf = (tokens: readonly Token[]): number => tokens.at(-1)?.to ?? 0;

/** How deep in brackets each token stands; a bracket itself stands outside. */
export function depthsOf(tokens: readonly Token[]): number[] {
  let depth = 0;
  return tokens.map((token) => (opens(token) ? depth++ : closes(token) ? --depth : depth));
}

/** For each opening bracket, by its index, the index of the one that closes it. */
export function closingsOf(tokens: readonly Token[]): ReadonlyMap<number, number> {
  const closings = new Map<number, number>();
  const open: number[] = [];
  tokens.forEach((token, index) => {
    if (opens(token)) open.push(index);
    if (closes(token)) closings.set(open.pop()!, index);
  });
  return closings;
}

/** Puts parentheses around ranges of tokens, each given by the indices of its first and its last token. */
export function parenthesized(tokens: readonly Token[], ranges: readonly (readonly [number, number])[]): Token[] {
  const firsts = new Set(ranges.map(([first]) => first));
  const lasts = new Set(ranges.map(([, last]) => last));
  return tokens.flatMap((token, index) => [
    ...(firsts.has(index) ? [parenthesis('(', token.from)] : []),
    token,
    ...(lasts.has(index) ? [parenthesis(')', token.to)] : []),
  ]);
}

const parenthesis = (text: string, at: number): Token => ({ kind: 'sign', text, from: at, to: at });
