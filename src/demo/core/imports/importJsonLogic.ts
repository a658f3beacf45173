import type { RQBJsonLogic } from 'react-querybuilder';
import { parseJsonLogic } from 'react-querybuilder/parseJsonLogic';
import { isRecord } from '../checkQuery';
import { ImportError, quoted } from './ImportError';
import { EXACT, negation, readRule, type Clause, type Reader } from './reading';
import { readJson } from './readJson';

/** Operations that become a rule. */
const COMPARISON = /^(?:[=!]==?|[<>]=?|in|startsWith|endsWith)$/;

/** Those among them whose operands may change places. */
const SYMMETRIC = /^[=!]==?$/;

const isVariable = (operand: unknown) => isRecord(operand) && 'var' in operand;

/** Reads JsonLogic, written as JSON. */
export const readJsonLogic: Reader = (text) => {
  const { value, placeOf } = readJson(text);

  function readLogic(logic: unknown, outer: number): Clause {
    const at = (isRecord(logic) && placeOf(logic)) || outer;
    const [operation, ...more] = isRecord(logic) ? Object.entries(logic) : [];
    if (!operation || more.length > 0) {
      throw new ImportError('An object with one operation belongs here, such as {"==": [{"var": "age"}, 28]}.', at);
    }
    const [name, operands] = operation as [string, unknown];
    if (name === '!') return negation(readLogic(operandOf(operands), at));
    if (name === '!!') return readLogic(operandOf(operands), at);
    if (name !== 'and' && name !== 'or') return readComparison(name, operands, at);
    if (!Array.isArray(operands) || operands.length === 0) {
      throw new ImportError(`A list of operations belongs to “${name}”.`, at);
    }
    return { combinator: name, rules: operands.map((operand) => readLogic(operand, at)) };
  }

  function readComparison(name: string, operands: unknown, at: number): Clause {
    const source = JSON.stringify({ [name]: operands });
    if (!COMPARISON.test(name) || !Array.isArray(operands)) {
      throw new ImportError(`${quoted(source)} is no condition that a rule can hold.`, at);
    }
    const rule = (operation: string, ...pair: unknown[]) =>
      readRule(() => parseJsonLogic(rewrite({ [operation]: pair }) as RQBJsonLogic, EXACT), source, at);
    const [first, second, third] = operands as unknown[];
    if (operands.length === 3 && name.startsWith('<')) {
      if (typeof first !== typeof third) throw new ImportError('The ends of a range must be of the same type.', at);
      const rules = [rule(name.replace('<', '>'), second, first), rule(name, second, third)];
      return { combinator: 'and', rules };
    }
    if (operands.length !== 2) throw new ImportError(`Two operands belong to “${name}”.`, at);
    const isInOrder = name === 'in' ? Array.isArray(second) || isVariable(second) : isVariable(first);
    if (!isInOrder && !SYMMETRIC.test(name)) {
      throw new ImportError(
        name === 'in' ? 'A variable or a list belongs at the end of “in”.' : `The variable belongs first in “${name}”.`,
        at,
      );
    }
    return rule(name, first, second);
  }

  const clause = readLogic(value, 0);
  const logic = rewrite(value) as RQBJsonLogic;
  return { clause, notes: [], parse: (options) => parseJsonLogic(logic, options) };
};

/** The operand of an operation that takes one, with or without a list around it. */
const operandOf = (operands: unknown): unknown =>
  Array.isArray(operands) && operands.length === 1 ? operands[0] : operands;

/**
 * Writes logic in a way that `parseJsonLogic` reads as it is meant: it drops what is negated in a list, makes no group of
 * what is negated twice, and takes the first of two variables for the one that contains the other.
 */
function rewrite(logic: unknown): unknown {
  if (Array.isArray(logic)) return logic.map(rewrite);
  if (!isRecord(logic)) return logic;
  const [name, operands] = (Object.entries(logic)[0] ?? []) as [string?, unknown?];
  if (name === undefined || isVariable(logic)) return logic;
  if (name === '!!') return rewrite(operandOf(operands));
  if (name === '!') return { '!': rewrite(operandOf(operands)) };
  if (name === 'in' && Array.isArray(operands) && operands.every(isVariable)) return { in: [...operands].reverse() };
  return { [name]: rewrite(operands) };
}
