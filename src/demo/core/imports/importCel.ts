import { parseCEL } from 'react-querybuilder/parseCEL';
import { celTokens } from './celTokens';
import { ImportError, quoted } from './ImportError';
import { EXACT, readRule, rulesOrNone, type Reader } from './reading';
import { readConditions, splitClauses, type Connectives } from './splitClauses';
import { endOf, join } from './tokens';

const CONNECTIVES: Connectives = { and: /^&&$/, or: /^\|\|$/, not: /^!$/, notTakesGroup: true };

/** Reads an expression in CEL. */
export const readCel: Reader = (text) => {
  const { tokens, notes } = celTokens(text);
  const clause = readConditions(splitClauses(tokens, CONNECTIVES, endOf(tokens)), (part) => {
    const { from = 0 } = part[0] ?? {};
    const source = text.slice(from, endOf(part));
    const expression = `(${join(part)})`;
    // The parser does not say what it cannot parse: beside a condition, that leaves nothing at all.
    if (rulesOrNone(() => parseCEL(`(a == 1) || ${expression}`)).length === 0) {
      throw new ImportError(`parseCEL cannot parse ${quoted(source)}.`, from);
    }
    return readRule(() => parseCEL(expression, EXACT), source, from);
  });
  const cel = join(tokens);
  return { clause, notes, textHint: 'Text stands in quotes.', parse: (options) => parseCEL(cel, options) };
};
