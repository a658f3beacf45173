import { Environment, ParseError, type ASTNode } from '@marcbachmann/cel-js';
import { MAX_QUERY_DEPTH } from '../checkQuery';
import {
  checkDepth,
  COMPARISONS,
  comparison,
  fieldOf,
  listRule,
  negation,
  numberOf,
  queryOf,
  readInfix,
  refusal,
  type Clause,
  type Combinator,
  type Operand,
  type PlacedRule,
  type Reader,
  type Source,
} from './clause';
import { ImportError, quoteShortened } from '../../../shared/ImportError';

const COMBINATORS: Partial<Record<string, Combinator>> = { '&&': 'and', '||': 'or' };

/** Methods of texts and the operators that they become. */
const METHODS = new Map([
  ['contains', 'contains'],
  ['startsWith', 'beginsWith'],
  ['endsWith', 'endsWith'],
]);

/** Operators of other languages and what they are in CEL. */
const MEANT = new Map([
  ['=', '=='],
  ['&', '&&'],
  ['|', '||'],
  ['and', '&&'],
  ['or', '||'],
  ['not', '!'],
  ['<>', '!='],
]);

const CALL = 'calls a function, which no rule can do: compare the field itself with a value';
const CONDITION = 'is a condition where a field or a value belongs';

/** Why no rule can hold an expression, by its operation. */
const FOREIGN = new Map([
  ['call', CALL],
  ['rcall', CALL],
  ['id', 'is a field alone, not a condition: compare it, as in “isMusician == true”'],
  ['value', 'is a value alone, not a condition: compare a field with it'],
  ['.', 'has a dot, which no field of this builder has in its name'],
  ['[]', 'looks into a list or a map, which no rule can do'],
  ['?:', 'chooses between two values, which no rule can do: write both cases with && and ||'],
  ['list', 'is a list, which belongs after “in”'],
  ['map', 'is a map, which belongs after “in”'],
  ...[...COMPARISONS.keys(), ...Object.keys(COMBINATORS), '!_', 'in'].map((op) => [op, CONDITION] as const),
]);

/** Why no rule can hold a call, by the name of the function or method. */
const FOREIGN_CALLS = new Map([
  ['has', 'asks whether there is a field: write it with “!= null”'],
  ['matches', 'has a regular expression, which no rule can hold: use contains, startsWith or endsWith'],
  ...['all', 'exists', 'exists_one', 'filter', 'map'].map(
    (name) => [name, 'goes through a list, which no rule can do: write a condition on a field'] as const,
  ),
]);

/** More than a query's groups need. */
const environment = new Environment({ limits: { maxDepth: 2 * MAX_QUERY_DEPTH } });

export const readCel: Reader = (text) => {
  const sourceOf = ({ start, end }: ASTNode): Source => ({ text: text.slice(start, end), at: start });

  const split = ({ op, args }: ASTNode) => {
    const combinator = COMBINATORS[op];
    if (!combinator) return undefined;
    const [left, right] = args as [ASTNode, ASTNode];
    return { left, combinator, right };
  };

  function readCondition(node: ASTNode, depth: number): Clause {
    checkDepth(depth, node.start);
    return readInfix(node, split, (part) => {
      if (part.op === '!_') return negation(readCondition(part.args, depth + 1), [...METHODS.values()]);
      return split(part) ? readCondition(part, depth + 1) : readRule(part);
    });
  }

  function readRule(node: ASTNode): PlacedRule {
    const source = sourceOf(node);
    const operator = COMPARISONS.get(node.op);
    if (operator) {
      const [left, right] = node.args as [ASTNode, ASTNode];
      return comparison(readOperand(left), operator, readOperand(right), source);
    }
    if (node.op === 'in') {
      const [field, list] = node.args;
      const items = list.op === 'list' ? list.args : list.op === 'map' ? list.args.map(([key]) => key) : undefined;
      if (!items) throw refusal(sourceOf(list), 'is no list, which belongs after “in”: write [ ] around values');
      return listRule(readField(field), 'in', items.map(readOperand), source);
    }
    if (node.op !== 'rcall') throw foreign(node);
    const [name, field, [argument, ...more]] = node.args;
    const method = METHODS.get(name);
    if (!method || !argument || more.length > 0) throw foreign(node);
    const operand = readOperand(argument);
    const isText = 'field' in operand || typeof operand.value === 'string';
    if (!isText) throw refusal(sourceOf(argument), 'is no text: write it in quotes');
    return { ...comparison({ field: readField(field) }, '=', operand, source), operator: method };
  }

  function foreign(node: ASTNode): ImportError {
    const isCall = node.op === 'call' || node.op === 'rcall';
    const meant = isCall && node.op === 'call' ? MEANT.get(node.args[0]) : undefined;
    if (meant) return refusal(sourceOf(node), `is written with “${meant}” in CEL`);
    const reason = (isCall ? FOREIGN_CALLS.get(node.args[0]) : undefined) ?? FOREIGN.get(node.op);
    return refusal(sourceOf(node), reason ?? 'is arithmetic, which no rule can do: write the result');
  }

  const readField = (node: ASTNode): string => fieldOf(readOperand(node), sourceOf(node));

  function readOperand(node: ASTNode): Operand {
    const source = sourceOf(node);
    if (node.op === 'id') return { field: node.args };
    if (node.op === '-_' && node.args.op === 'value' && /^\d/.test(sourceOf(node.args).text)) {
      return { value: -numberOf(sourceOf(node.args)) };
    }
    if (node.op !== 'value') throw foreign(node);
    if (typeof node.args === 'string') {
      // `formatQuery` escapes nothing but quotes.
      if (/[\\\p{Cc}]/u.test(node.args)) {
        throw refusal(source, 'holds a backslash or a line break, which formatQuery does not escape in CEL');
      }
      return { value: node.args };
    }
    if (typeof node.args === 'boolean' || node.args === null) return { value: node.args };
    if (node.args instanceof Uint8Array) throw refusal(source, 'holds bytes, not a text: leave out the “b”');
    return { value: numberOf({ ...source, text: source.text.replace(/u$/i, '') }) };
  }

  return { query: queryOf(readCondition(parseCel(text), 1)), textHint: 'Text needs quotes.' };
};

function parseCel(text: string): ASTNode {
  try {
    return environment.parse(text).ast;
  } catch (error) {
    throw error instanceof ParseError ? syntaxError(error, text) : error;
  }
}

function syntaxError({ code, range }: ParseError, text: string): ImportError {
  const start = range?.start ?? 0;
  const at = text.startsWith('<>', start - 1) ? start - 1 : start;
  const [found] = /^(?:\w+|&&|\|\||[=!<>]=|<>|.)/su.exec(text.slice(at).trimEnd()) ?? [];
  if (code === 'limit_exceeded') return new ImportError('Conditions are nested too deep here.', at);
  if (found === undefined) return new ImportError('Something is missing at the end of the text.', at);
  if (code.startsWith('unterminated')) return new ImportError(`This ${found} is never closed.`, at);
  if (code === 'newline_in_string') return new ImportError('A line break inside a text is not possible here.', at);
  if (/escape|surrogate/.test(code))
    return new ImportError(`CEL has no escape ${quoteShortened(text.slice(at, range?.end))} in a text.`, at);
  if (code === 'reserved_identifier')
    return new ImportError(`CEL keeps the word ${quoteShortened(found)} for itself.`, at);
  const meant = MEANT.get(found);
  return new ImportError(
    `${quoteShortened(found)} is not expected here.${meant ? ` “${meant}” may be meant.` : ''}`,
    at,
  );
}
