import type { Expr, Operator } from 'sqlite3-parser';
import {
  checkDepth,
  comparison,
  flattenInfix,
  listRule,
  numberOf,
  opposite,
  queryOf,
  refusal,
  type Clause,
  type Combinator,
  type Comparison,
  type Group,
  type Operand,
  type PlacedRule,
  type Reader,
} from './clause';
import { quoteShortened } from './ImportError';
import { readStatement } from './sqlStatement';

const COMPARISONS: Partial<Record<Operator, Comparison>> = {
  Equals: '=',
  NotEquals: '!=',
  Less: '<',
  LessEquals: '<=',
  Greater: '>',
  GreaterEquals: '>=',
};

const COMBINATORS: Partial<Record<Operator, Combinator>> = { And: 'and', Or: 'or' };

const CALCULATED = 'is calculated, which no rule can do';
const CALL = 'calls a function, which no rule can do';
const SUBQUERY = 'is a query of its own, for which a rule has no place';

/** Why no rule can hold an expression, by its type. */
const FOREIGN: Partial<Record<Expr['type'], string>> = {
  BinaryExpr: CALCULATED,
  CaseExpr: CALCULATED,
  CastExpr: CALCULATED,
  ExistsExpr: SUBQUERY,
  FunctionCallExpr: CALL,
  FunctionCallStarExpr: CALL,
  Id: 'alone is no condition',
  InSelectExpr: SUBQUERY,
  NullLiteral: 'equals nothing, itself included: write IS NULL or IS NOT NULL',
  SubqueryExpr: SUBQUERY,
  VariableExpr: 'is a parameter, which has no value here',
};

/** Reads the condition of a SQL statement, or a condition alone. Accepts the name quotes of any database. */
export const readSql: Reader = (text) => {
  const { where, sourceOf, notes } = readStatement(text);

  function readGroup(expr: Expr, depth: number): Group {
    checkDepth(depth, sourceOf(expr).at);
    const parts = flattenInfix(expr, (part) => {
      const combinator = part.type === 'BinaryExpr' && COMBINATORS[part.op];
      return combinator ? { left: part.left, combinator, right: part.right } : undefined;
    });
    return { rules: parts.map((part) => (typeof part === 'string' ? part : readClause(part, depth))) };
  }

  function readClause(expr: Expr, depth: number): Clause {
    if (expr.type === 'ParenthesizedExpr' && expr.exprs.length === 1) return readGroup(expr.exprs[0]!, depth + 1);
    if (expr.type === 'UnaryExpr' && expr.op === 'Not') {
      return { ...readGroup(withoutParentheses(expr.expr), depth + 1), not: true };
    }
    return readRule(expr);
  }

  function readRule(expr: Expr): PlacedRule {
    const source = sourceOf(expr);
    const negated = (operator: string) => ('not' in expr && expr.not ? opposite(operator) : operator);
    const isNull = (field: Expr, operator: string) => ({
      field: readField(field),
      operator,
      value: null,
      at: source.at,
    });
    switch (expr.type) {
      case 'BinaryExpr': {
        const operator = COMPARISONS[expr.op];
        if (operator) return comparison(readOperand(expr.left), operator, readOperand(expr.right), source);
        if (expr.right.type === 'NullLiteral' && expr.op === 'Is') return isNull(expr.left, 'null');
        if (expr.right.type === 'NullLiteral' && expr.op === 'IsNot') return isNull(expr.left, 'notNull');
        break;
      }
      case 'IsNullExpr':
        return isNull(expr.expr, 'null');
      case 'NotNullExpr':
        return isNull(expr.expr, 'notNull');
      case 'BetweenExpr':
        return listRule(readField(expr.lhs), negated('between'), [expr.start, expr.end].map(readOperand), source);
      case 'InListExpr':
        return listRule(readField(expr.lhs), negated('in'), (expr.rhs ?? []).map(readOperand), source);
      case 'LikeExpr': {
        if (expr.op !== 'Like') break;
        if (expr.escape) throw refusal(sourceOf(expr.escape), 'escapes wildcards, for which a rule has no place');
        const { operator, ...pattern } = readPattern(expr.rhs);
        return { field: readField(expr.lhs), operator: negated(operator), ...pattern, at: source.at };
      }
    }
    throw refusal(source, expr.type === 'BinaryExpr' ? undefined : FOREIGN[expr.type]);
  }

  function readField(expr: Expr): string {
    const operand = readOperand(expr);
    if ('field' in operand) return operand.field;
    throw refusal(sourceOf(expr), 'is where a field belongs');
  }

  function readOperand(expr: Expr): Operand {
    const source = sourceOf(expr);
    switch (expr.type) {
      case 'Id':
        if (/^(?:true|false)$/i.test(source.text)) return { value: /^true$/i.test(source.text) };
        return { field: expr.name };
      case 'QualifiedExpr':
        return { field: source.text };
      case 'StringLiteral':
        return { value: expr.value };
      case 'NumericLiteral':
        return { value: numberOf(source) };
      case 'UnaryExpr':
        if (expr.expr.type !== 'NumericLiteral' || (expr.op !== 'Negative' && expr.op !== 'Positive')) break;
        return { value: numberOf(sourceOf(expr.expr)) * (expr.op === 'Negative' ? -1 : 1) };
    }
    throw refusal(source, FOREIGN[expr.type] ?? 'is neither a field nor a value');
  }

  /** A text or a field with `%` before it, after it, or both. */
  function readPattern(expr: Expr): Pick<PlacedRule, 'operator' | 'value' | 'valueSource'> {
    const source = sourceOf(expr);
    if (expr.type === 'StringLiteral') {
      const [, before, value = '', after] = /^(%?)([^]*?)(%?)$/.exec(expr.value)!;
      if (/[%_]/.test(value)) {
        if (!before && !after) throw refusal(source, 'has its wildcards neither at its beginning nor at its end');
        notes.push(`In ${quoteShortened(source.text)}, % and _ count only as characters, but for a % at either end.`);
      }
      return { operator: likeOperator(!!before, !!after), value };
    }
    const parts = concatenated(expr);
    const [before, after] = [isPercent(parts[0]), isPercent(parts.at(-1))];
    const [field, ...more] = parts.slice(before ? 1 : 0, after ? -1 : undefined);
    if (!field || more.length > 0 || (!before && !after)) {
      throw refusal(source, "is no pattern that a rule can hold, such as 'a%' or '%' || field || '%'");
    }
    return { operator: likeOperator(before, after), value: readField(field), valueSource: 'field' };
  }

  return { query: queryOf(readGroup(where, 1)), notes, textHint: 'Text needs single quotes.' };
};

const withoutParentheses = (expr: Expr): Expr =>
  expr.type === 'ParenthesizedExpr' && expr.exprs.length === 1 ? expr.exprs[0]! : expr;

function concatenated(expr: Expr): Expr[] {
  const parts: Expr[] = [];
  let rest = expr;
  for (; rest.type === 'BinaryExpr' && rest.op === 'Concat'; rest = rest.left) parts.push(rest.right);
  return [rest, ...parts.reverse()];
}

const isPercent = (expr: Expr | undefined): boolean => expr?.type === 'StringLiteral' && expr.value === '%';

const likeOperator = (before: boolean, after: boolean): string =>
  before ? (after ? 'contains' : 'endsWith') : after ? 'beginsWith' : '=';
