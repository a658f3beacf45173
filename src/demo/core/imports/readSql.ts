import type { Expr, Operator } from 'sqlite3-parser';
import {
  checkDepth,
  comparison,
  fieldOf,
  listRule,
  negation,
  numberOf,
  opposite,
  queryOf,
  readInfix,
  refusal,
  type Clause,
  type Combinator,
  type Comparison,
  type Operand,
  type PlacedRule,
  type Reader,
  type Source,
} from './clause';
import { FUNCTION, readStatement } from './sqlStatement';

const COMPARISONS: Partial<Record<Operator, Comparison>> = {
  Equals: '=',
  NotEquals: '!=',
  Less: '<',
  LessEquals: '<=',
  Greater: '>',
  GreaterEquals: '>=',
};

const COMBINATORS: Partial<Record<Operator, Combinator>> = { And: 'and', Or: 'or' };

const ARITHMETIC = 'is arithmetic, which no rule can do: write the result';
const CONDITION = 'is a condition where a field or a value belongs';
const SUBQUERY = 'is a subquery, for which a rule has no place: write the values that it finds';
const LITERAL = 'is a value alone, not a condition: compare a field with it';
const JSON_PATH = 'looks into JSON, which no rule can do';

/** Why no rule can hold an operation. */
const FOREIGN_OPERATIONS: Partial<Record<Operator, string>> = {
  And: CONDITION,
  Or: CONDITION,
  Is: 'tests what no rule can: after IS, only NULL and NOT NULL can be imported; write = TRUE or = FALSE',
  IsNot: 'tests what no rule can: after IS, only NULL and NOT NULL can be imported; write = TRUE or = FALSE',
  Concat: 'joins texts, which a rule does only to put a % before or after a field; the word for either is OR',
  ArrowRight: JSON_PATH,
  ArrowRightShift: JSON_PATH,
};

/** Why no rule can hold an expression, by its type. */
const FOREIGN: Partial<Record<Expr['type'], string>> = {
  BetweenExpr: CONDITION,
  BlobLiteral: 'holds bytes, which no rule can',
  CurrentDateLiteral: 'is the day of the run, which no rule can hold: write a date',
  CurrentTimeLiteral: 'is the time of the run, which no rule can hold: write a time',
  CurrentTimestampLiteral: 'is the time of the run, which no rule can hold: write a date and time',
  CaseExpr: 'is a CASE, which no rule can hold: write its cases as conditions with AND and OR',
  CastExpr: 'changes a type, which no rule can do: leave out CAST',
  CollateExpr: 'names a collation, for which a rule has no place: leave out COLLATE',
  ExistsExpr: SUBQUERY,
  FunctionCallExpr: FUNCTION,
  FunctionCallStarExpr: FUNCTION,
  Id: 'is a field alone, not a condition: compare it, as in “isMusician = TRUE”',
  InListExpr: CONDITION,
  InSelectExpr: SUBQUERY,
  InTableExpr: 'looks into a table, which no rule can do: write the values as a list in parentheses',
  IsNullExpr: CONDITION,
  LikeExpr: CONDITION,
  NotNullExpr: CONDITION,
  NullLiteral: 'equals nothing, itself included: write IS NULL or IS NOT NULL',
  NumericLiteral: LITERAL,
  ParenthesizedExpr: 'is a row of several values: compare each in a condition of its own',
  QualifiedExpr: 'is a field alone, not a condition: compare it with a value',
  StringLiteral: LITERAL,
  SubqueryExpr: SUBQUERY,
  UnaryExpr: ARITHMETIC,
  VariableExpr: 'is a parameter, which has no value here: write the value itself',
};

/** Reads the condition of a SQL statement, or a condition alone. Accepts the name quotes of any database. */
export const readSql: Reader = (text) => {
  const { where, sourceOf, notes } = readStatement(text);

  const foreign = (expr: Expr) =>
    refusal(
      sourceOf(expr),
      expr.type === 'BinaryExpr'
        ? (FOREIGN_OPERATIONS[expr.op] ?? (COMPARISONS[expr.op] ? CONDITION : ARITHMETIC))
        : (FOREIGN[expr.type] ?? 'is something that no rule can hold'),
    );

  function withoutParentheses(expr: Expr): Expr {
    let inner = expr;
    for (let depth = 1; inner.type === 'ParenthesizedExpr' && inner.exprs.length === 1; depth += 1) {
      checkDepth(depth, sourceOf(inner).at);
      inner = inner.exprs[0]!;
    }
    return inner;
  }

  const split = (part: Expr) => {
    const expr = withoutParentheses(part);
    const combinator = expr.type === 'BinaryExpr' && COMBINATORS[expr.op];
    return combinator ? { left: expr.left, combinator, right: expr.right } : undefined;
  };

  function readCondition(expr: Expr, depth: number): Clause {
    checkDepth(depth, sourceOf(expr).at);
    return readInfix(expr, split, (part) => {
      const inner = withoutParentheses(part);
      if (inner.type === 'UnaryExpr' && inner.op === 'Not') return negation(readCondition(inner.expr, depth + 1));
      return split(inner) ? readCondition(inner, depth + 1) : readRule(inner);
    });
  }

  function readRule(expr: Expr): PlacedRule {
    const source = sourceOf(expr);
    const negated = (operator: string) => ('not' in expr && expr.not ? opposite(operator) : operator);
    const nullRule = (field: Expr, operator: string) => ({
      field: readField(field),
      operator,
      value: null,
      at: source.at,
    });
    switch (expr.type) {
      case 'BinaryExpr': {
        const operator = COMPARISONS[expr.op];
        if (operator) return comparison(readOperand(expr.left), operator, readOperand(expr.right), source);
        if (expr.right.type !== 'NullLiteral') break;
        if (expr.op === 'Is') return nullRule(expr.left, 'null');
        if (expr.op === 'IsNot') return nullRule(expr.left, 'notNull');
        break;
      }
      case 'IsNullExpr':
        return nullRule(expr.expr, 'null');
      case 'NotNullExpr':
        return nullRule(expr.expr, 'notNull');
      case 'BetweenExpr':
        return listRule(readField(expr.lhs), negated('between'), [expr.start, expr.end].map(readOperand), source);
      case 'InListExpr':
        return listRule(readField(expr.lhs), negated('in'), (expr.rhs ?? []).map(readOperand), source);
      case 'LikeExpr': {
        const word = expr.op.toUpperCase();
        if (expr.op !== 'Like') throw refusal(source, `has a pattern of ${word}, which no rule can hold: write LIKE`);
        if (expr.escape) throw refusal(sourceOf(expr.escape), 'escapes wildcards, for which a rule has no place');
        const { operator, ...pattern } = readPattern(expr.rhs);
        return { field: readField(expr.lhs), operator: negated(operator), ...pattern, at: source.at };
      }
    }
    throw foreign(expr);
  }

  const readField = (expr: Expr): string => fieldOf(readOperand(expr), sourceOf(expr));

  function readOperand(part: Expr): Operand {
    const expr = withoutParentheses(part);
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
    throw foreign(expr);
  }

  /** A text or a field with `%` before it, after it, or both. */
  function readPattern(expr: Expr): Pick<PlacedRule, 'operator' | 'value' | 'valueSource'> {
    if (expr.type === 'StringLiteral') return textPattern(expr.value, sourceOf(expr));
    const parts = concatenated(expr);
    const [before, after] = [isPercent(parts[0]), isPercent(parts.at(-1))];
    const [field, ...more] = parts.slice(before ? 1 : 0, after ? -1 : undefined);
    if (field && more.length === 0 && (before || after)) {
      return { operator: likeOperator(before, after), value: readField(field), valueSource: 'field' };
    }
    if (expr.type !== 'Id' && expr.type !== 'BinaryExpr') throw foreign(expr);
    throw refusal(sourceOf(expr), "is no pattern that a rule can hold, such as 'a%' or '%' || field || '%'");
  }

  return { query: queryOf(readCondition(where, 1)), notes, textHint: 'Text needs single quotes.' };
};

function textPattern(pattern: string, source: Source): Pick<PlacedRule, 'operator' | 'value'> {
  const [, before, value = '', after] = /^(%?)([^]*?)(%?)$/.exec(pattern)!;
  if (value.includes('\\')) throw refusal(source, 'has a backslash, which escapes wildcards in many databases');
  if (value.includes('[')) throw refusal(source, 'has a “[”, which SQL Server reads as a set of characters');
  if (/[%_]/.test(value)) throw refusal(source, 'has a wildcard inside: a rule can hold a % at either end only');
  if (value === '') throw refusal(source, "is a pattern without text: write = '', IS NULL or IS NOT NULL");
  if (!before && !after) throw refusal(source, 'is a pattern without a wildcard: write = or != instead of LIKE');
  return { operator: likeOperator(!!before, !!after), value };
}

function concatenated(expr: Expr): Expr[] {
  const parts: Expr[] = [];
  let rest = expr;
  for (; rest.type === 'BinaryExpr' && rest.op === 'Concat'; rest = rest.left) parts.push(rest.right);
  return [rest, ...parts.reverse()];
}

const isPercent = (expr: Expr | undefined): boolean => expr?.type === 'StringLiteral' && expr.value === '%';

const likeOperator = (before: boolean, after: boolean): string =>
  before ? (after ? 'contains' : 'endsWith') : 'beginsWith';
