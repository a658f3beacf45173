import { Environment, ParseError, type ASTNode } from '@marcbachmann/cel-js';
import { MAX_QUERY_DEPTH } from '../checkQuery';
import {
  checkDepth,
  comparison,
  flattenInfix,
  listRule,
  negation,
  numberOf,
  soleClauseOf,
  queryOf,
  refusal,
  type Clause,
  type Combinator,
  type Comparison,
  type Group,
  type Operand,
  type Reader,
  type Source,
} from './clause';
import { ImportError, quoteShortened } from './ImportError';

const COMPARISONS: Partial<Record<string, Comparison>> = {
  '==': '=',
  '!=': '!=',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
};

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
]);

const CALL = 'calls a function, which no rule can do';

/** Why no rule can hold an expression, by its operation. */
const FOREIGN = new Map([
  ['call', CALL],
  ['rcall', CALL],
  ['id', 'alone is no condition: compare it, as in “isMusician == true”'],
  ['value', 'alone is no condition'],
  ['.', 'is no field of this builder, whose names have no dots'],
  ['?:', 'chooses between two values, which no rule can do'],
  ['list', 'is a list, which belongs after “in”'],
]);

const COMMENT_OR_TEXT = /\/\/.*|"""[^]*?"""|'''[^]*?'''|"(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'/g;

/** More than a query's groups need. */
const environment = new Environment({ limits: { maxDepth: 2 * MAX_QUERY_DEPTH } });

export const readCel: Reader = (text) => {
  // `formatQuery` escapes only quotes: other backslashes and line breaks are literal and are hidden from the parser.
  // Texts are read from their place in the source.
  const expression = text.replace(COMMENT_OR_TEXT, (part) =>
    part.startsWith('/') ? part : part.replace(/\\[^"']|[\r\n]/g, (unread) => '_'.repeat(unread.length)),
  );

  const isParenthesized = parenthesesOf(expression);
  const sourceOf = ({ start, end }: ASTNode): Source => ({ text: text.slice(start, end), at: start });

  function readGroup(root: ASTNode, depth: number): Group {
    checkDepth(depth, root.start);
    const parts = flattenInfix(root, (node) => {
      const combinator = COMBINATORS[node.op];
      if (!combinator || (node !== root && isParenthesized(node))) return undefined;
      const [left, right] = node.args as [ASTNode, ASTNode];
      return { left, combinator, right };
    });
    return { rules: parts.map((part) => (typeof part === 'string' ? part : readCondition(part, depth))) };
  }

  function readCondition(node: ASTNode, depth: number): Clause {
    const source = sourceOf(node);
    if (node.op in COMBINATORS) return readGroup(node, depth + 1);
    if (node.op === '!_') {
      const group = readGroup(node.args, depth + 1);
      return negation(soleClauseOf(group) ?? group, [...METHODS.values()]);
    }
    const operator = COMPARISONS[node.op];
    if (operator) {
      const [left, right] = node.args as [ASTNode, ASTNode];
      return comparison(readOperand(left), operator, readOperand(right), source);
    }
    if (node.op === 'in') {
      const [field, list] = node.args;
      const items = list.op === 'list' ? list.args : list.op === 'map' ? list.args.map(([key]) => key) : undefined;
      if (!items) throw refusal(sourceOf(list), 'is no list, which belongs after “in”');
      return listRule(readField(field), 'in', items.map(readOperand), source);
    }
    if (node.op === 'rcall') {
      const [name, field, [argument, ...more]] = node.args;
      const method = METHODS.get(name);
      if (!method || !argument || more.length > 0) throw foreign(node);
      const operand = readOperand(argument);
      const isText = 'field' in operand || typeof operand.value === 'string';
      if (!isText) throw refusal(sourceOf(argument), 'is no text');
      return { ...comparison({ field: readField(field) }, '=', operand, source), operator: method };
    }
    throw foreign(node);
  }

  function foreign(node: ASTNode): ImportError {
    const meant = node.op === 'call' ? MEANT.get(node.args[0]) : undefined;
    if (meant) return refusal(sourceOf(node), `is written with “${meant}” in CEL`);
    return refusal(sourceOf(node), FOREIGN.get(node.op) ?? 'is calculated, which no rule can do');
  }

  function readField(node: ASTNode): string {
    const operand = readOperand(node);
    if ('field' in operand) return operand.field;
    throw refusal(sourceOf(node), 'is no field');
  }

  function readOperand(node: ASTNode): Operand {
    const source = sourceOf(node);
    if (node.op === 'id') return { field: node.args };
    if (node.op === '-_' && node.args.op === 'value' && /^\d/.test(sourceOf(node.args).text)) {
      return { value: -numberOf(sourceOf(node.args)) };
    }
    if (node.op !== 'value') throw foreign(node);
    if (typeof node.args === 'string') return { value: unquoted(source.text) };
    if (typeof node.args === 'boolean' || node.args === null) return { value: node.args };
    if (node.args instanceof Uint8Array) throw refusal(source, 'holds bytes, not a text');
    return { value: numberOf({ ...source, text: source.text.replace(/u$/i, '') }) };
  }

  const hasEscapes = /\\[^"']/.test(text);
  return {
    query: queryOf(readGroup(parseCel(expression), 1)),
    notes: hasEscapes ? ['A backslash is taken as it is, as formatQuery writes it: “\\n” is no line break.'] : [],
    textHint: 'Text needs quotes.',
  };
};

/** Checks whether a node is in parentheses, which the AST does not record. */
function parenthesesOf(expression: string): (node: ASTNode) => boolean {
  const bare = expression.replace(COMMENT_OR_TEXT, (part) => (part.startsWith('/') ? ' ' : '_').repeat(part.length));
  const closings = new Map<number, number>();
  const open: number[] = [];
  for (const { 0: sign, index } of bare.matchAll(/[()]/g)) {
    if (sign === '(') open.push(index);
    else closings.set(open.pop()!, index);
  }
  return ({ start, end }) => {
    for (let before = start - 1; /[\s(]/.test(bare[before] ?? ''); before -= 1) {
      const closing = closings.get(before) ?? -1;
      if (closing >= end && /^[\s)]*$/.test(bare.slice(end, closing))) return true;
    }
    return false;
  };
}

function parseCel(expression: string): ASTNode {
  try {
    return environment.parse(expression).ast;
  } catch (error) {
    if (error instanceof RangeError) checkDepth(Infinity, 0); // more negations than the stack can hold
    if (!(error instanceof ParseError)) throw error;
    throw syntaxError(error, expression);
  }
}

function syntaxError({ code, range }: ParseError, expression: string): ImportError {
  const at = range?.start ?? 0;
  const [found] = /^(?:\w+|&&|\|\||[=!<>]=|.)/su.exec(expression.slice(at).trimEnd()) ?? [];
  if (code === 'limit_exceeded') return new ImportError('Conditions are nested too deep here.', at);
  if (found === undefined) return new ImportError('Something is missing at the end of the text.', at);
  if (code.startsWith('unterminated')) return new ImportError(`This ${found} is never closed.`, at);
  if (code === 'reserved_identifier')
    return new ImportError(`CEL keeps the word ${quoteShortened(found)} for itself.`, at);
  const meant = MEANT.get(found);
  return new ImportError(
    `${quoteShortened(found)} is not expected here.${meant ? ` “${meant}” may be meant.` : ''}`,
    at,
  );
}

/** Content of a quoted text. Only quotes can be escaped, and not after an `r` prefix. */
function unquoted(literal: string): string {
  const [, raw = '', quote = ''] = /^(r?)("""|'''|"|')/i.exec(literal) ?? [];
  const content = literal.slice(raw.length + quote.length, -quote.length);
  return raw ? content : content.replace(/\\(["'])/g, '$1');
}
