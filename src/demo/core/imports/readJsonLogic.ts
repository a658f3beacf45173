import type { Node } from 'jsonc-parser';
import { ownProperty } from '../checkQuery';
import {
  checkDepth,
  comparison,
  joinClauses,
  listRule,
  negation,
  queryOf,
  refusal,
  type Clause,
  type Comparison,
  type Operand,
  type Reader,
  type Source,
} from './clause';
import { ImportError, quoteShortened } from './ImportError';
import { entriesOf, itemsOf, readJson, type Entry } from './readJson';

const COMPARISONS: Record<string, Comparison> = {
  '==': '=',
  '===': '=',
  '!=': '!=',
  '!==': '!=',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
};

const TEXT_OPERATIONS = ['in', 'startsWith', 'endsWith'];

/** Operators that `formatQuery` writes as a negated operator. */
const OPPOSITES = ['in', 'between', 'contains', 'beginsWith', 'endsWith'];

/** Reads JsonLogic, written as JSON. */
export const readJsonLogic: Reader = (text) => {
  const { root, sourceOf, valueOf } = readJson(text);

  function readLogic(node: Node, depth: number): Clause {
    checkDepth(depth, node.offset);
    const [operation, ...more] = node.type === 'object' ? entriesOf(node) : [];
    if (!operation || more.length > 0) {
      const example = '{"==": [{"var": "age"}, 28]}';
      throw new ImportError(`An object with one operation belongs here, such as ${example}.`, node.offset);
    }
    const { name, at, value } = operation;
    const operands = value.type === 'array' ? itemsOf(value) : [value];
    if (name === 'and' || name === 'or') {
      if (operands[0]?.type === 'object')
        return joinClauses(
          name,
          operands.map((operand) => readLogic(operand, depth + 1)),
        );
      throw new ImportError(`A list of operations belongs to “${name}”.`, at);
    }
    if (name === '!' || name === '!!') {
      if (operands.length !== 1) throw new ImportError(`One operation belongs to “${name}”.`, at);
      const clause = readLogic(operands[0]!, depth + 1);
      return name === '!' ? negation(clause, OPPOSITES) : clause;
    }
    return readCondition(operation, operands, sourceOf(node));
  }

  function readCondition(
    { name, at }: Entry,
    [first, second, third, ...more]: readonly Node[],
    source: Source,
  ): Clause {
    const operator = ownProperty(COMPARISONS, name) as Comparison | undefined;
    if (!operator && !TEXT_OPERATIONS.includes(name))
      throw new ImportError(`A rule has no place for ${quoteShortened(name)}.`, at);
    if (!first || !second || more.length > 0) throw new ImportError(`Two operands belong to “${name}”.`, at);
    if (third) return readRange(name, [first, second, third], source);
    if (operator) return comparison(readOperand(first), operator, readOperand(second), source);
    if (name === 'in' && second.type === 'array') {
      return listRule(readField(first), 'in', itemsOf(second).map(readOperand), source);
    }
    const [field, text] = name === 'in' ? [second, first] : [first, second];
    const rule = comparison({ field: readField(field) }, '=', readOperand(text), source);
    return { ...rule, operator: name === 'in' ? 'contains' : name === 'endsWith' ? 'endsWith' : 'beginsWith' };
  }

  function readRange(name: string, [low, field, high]: [Node, Node, Node], source: Source): Clause {
    if (name === '<=') return listRule(readField(field), 'between', [low, high].map(readOperand), source);
    if (name !== '<') throw refusal(source, 'has three operands, which only < and <= can have');
    return joinClauses('and', [
      comparison(readOperand(low), '<', readOperand(field), source),
      comparison(readOperand(field), '<', readOperand(high), source),
    ]);
  }

  function readField(node: Node): string {
    const operand = readOperand(node);
    if ('field' in operand) return operand.field;
    throw refusal(sourceOf(node), 'is where a variable belongs');
  }

  function readOperand(node: Node): Operand {
    const [entry, ...more] = node.type === 'object' ? entriesOf(node) : [];
    const value = valueOf(entry?.name === 'var' && more.length === 0 ? entry.value : node);
    if (entry && typeof value === 'string') return { field: value };
    if (entry || value === undefined) throw refusal(sourceOf(node), 'is neither a variable nor a value');
    return { value };
  }

  return { query: queryOf(readLogic(root, 1)) };
};
