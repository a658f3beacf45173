import { parse } from '@marcbachmann/cel-js';
import type { Predicate } from './types';

export function readExpression(expression: string): Predicate {
  const evaluate = parse(expression);
  return (row) => Boolean(evaluate(row));
}
