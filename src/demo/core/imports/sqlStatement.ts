import { ImportError, quoted } from './ImportError';
import { depthsOf, endOf, type Token } from './tokens';

/** What may follow the condition of a statement. */
const TAIL = /^(?:group|having|order|limit|procedure|for|lock|union|;)$/i;

/** What holds conditions of its own, or needs a second statement. */
const FOREIGN = /^(?:select|join|having|union)$/i;

/**
 * The condition of a SQL statement, which can also stand alone, with or without the word WHERE.
 *
 * @param text what the tokens were cut from
 * @returns its tokens, the offset where they end, and notes on what is left out
 * @throws ImportError for a statement without a condition, or with others than that of WHERE
 */
export function conditionOf(tokens: readonly Token[], text: string) {
  const depths = depthsOf(tokens);
  const isSelect = /^select$/i.test(tokens[0]?.text ?? '');
  const where = tokens.findIndex((token, index) => depths[index] === 0 && /^where$/i.test(token.text));
  if (isSelect && where < 0) {
    throw new ImportError('This statement has no WHERE, and so no condition to import.', tokens[0]?.from);
  }
  const start = isSelect || where === 0 ? where + 1 : 0;
  const end = tokens.findIndex(({ text: word }, index) => index >= start && depths[index] === 0 && TAIL.test(word));
  const condition = end < 0 ? tokens.slice(start) : tokens.slice(start, end);
  const tail = end < 0 ? [] : tokens.slice(end).filter(({ text: word }) => word !== ';');

  const foreign = [...tokens.slice(1, start), ...tail].find(({ text: word }) => FOREIGN.test(word));
  if (foreign) {
    throw new ImportError(
      `A query holds the condition of one WHERE alone: there is no place for ${foreign.text.toUpperCase()}.`,
      foreign.from,
    );
  }
  const [first] = tail;
  const notes = first
    ? [`A query holds conditions only: ${quoted(text.slice(first.from, tail.at(-1)!.to))} was left out.`]
    : [];
  return { condition, end: tokens[end]?.from ?? endOf(tokens), notes };
}
