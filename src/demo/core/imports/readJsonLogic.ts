import type { Node } from 'jsonc-parser';
import {
  checkDepth,
  COMPARISONS,
  comparison,
  didYouMean,
  fieldOf,
  joinClauses,
  listRule,
  negation,
  queryOf,
  reasonsByName,
  refusal,
  type Clause,
  type Operand,
  type PlacedRule,
  type Reader,
  type Source,
} from './clause';
import { ImportError } from '../../../shared/ImportError';
import { entriesOf, itemsOf, readJson, type Entry } from './readJson';

const TEXT_OPERATIONS = ['in', 'startsWith', 'endsWith'];

const KNOWN = [...COMPARISONS.keys(), ...TEXT_OPERATIONS, 'and', 'or', '!', '!!', 'var'];

/** Operators that `formatQuery` writes as a negated operator. */
const OPPOSITES = ['in', 'between', 'contains', 'beginsWith', 'endsWith'];

/** Why no rule can hold an operation: what it does, and what to write. */
const FOREIGN = reasonsByName({
  'is arithmetic, which no rule can do: write the result': '+ - * / % min max',
  'chooses between values, which no rule can do: write its cases with “and” and “or”': 'if ?:',
  'asks for missing variables: write {"==": [{"var": "age"}, null]}': 'missing missing_some',
  'goes through a list, which no rule can do: write a condition on a variable': 'map filter reduce all none some',
  'builds a list, which no rule can do: write the list': 'merge',
  'builds a text, which no rule can do: write the text': 'cat substr',
  'writes to a log, for which a rule has no place: leave it out': 'log',
});

const EXAMPLE = '{"==": [{"var": "age"}, 28]}';

/** Reads JsonLogic, written as JSON. */
export const readJsonLogic: Reader = (text) => {
  const { root, sourceOf, valueOf } = readJson(text);

  function foreign({ name, at }: Entry): ImportError {
    const reason = FOREIGN.get(name) ?? 'is no operation that can be imported';
    return refusal({ text: name, at }, reason, didYouMean(name, KNOWN));
  }

  /** The only operation of an object. */
  function operationOf(node: Node): Entry {
    const [operation, ...more] = node.type === 'object' ? entriesOf(node) : [];
    if (operation && more.length === 0) return operation;
    if (more[0]) throw new ImportError(`An object has one operation: join several with {"and": […]}.`, more[0].at);
    throw refusal(sourceOf(node), `is no operation, such as ${EXAMPLE}`);
  }

  function readLogic(node: Node, depth: number): Clause {
    checkDepth(depth, node.offset);
    const operation = operationOf(node);
    const { name, at, value } = operation;
    const operands = value.type === 'array' ? itemsOf(value) : [value];
    if (name === 'and' || name === 'or') {
      if (operands.length === 0) throw new ImportError(`A list of operations belongs to “${name}”.`, at);
      return joinClauses(
        name,
        operands.map((operand) => readLogic(operand, depth + 1)),
      );
    }
    if (name === '!' || name === '!!') {
      if (operands.length !== 1) throw new ImportError(`One operation belongs to “${name}”.`, at);
      const clause = readLogic(operands[0]!, depth + 1);
      return name === '!' ? negation(clause, OPPOSITES) : clause;
    }
    if (name === 'var')
      throw refusal(sourceOf(node), `is a variable alone, not a condition: compare it, as in ${EXAMPLE}`);
    return readCondition(operation, operands, sourceOf(node));
  }

  function readCondition(operation: Entry, [first, second, third, ...more]: readonly Node[], source: Source): Clause {
    const { name, at } = operation;
    const operator = COMPARISONS.get(name);
    if (!operator && !TEXT_OPERATIONS.includes(name)) throw foreign(operation);
    if (!first || !second || more.length > 0) throw new ImportError(`Two operands belong to “${name}”.`, at);
    if (third) return readRange(name, [first, second, third], source);
    if (operator) {
      const rule = comparison(readOperand(first), operator, readOperand(second), source);
      return name.length > 2 ? { ...rule, isStrict: true } : rule;
    }
    if (name === 'in' && second.type === 'array') {
      return listRule(readField(first), 'in', itemsOf(second).map(readOperand), source);
    }
    const [field, text] = name === 'in' ? [second, first] : [first, second];
    const rule = comparison({ field: readField(field) }, '=', readOperand(text), source);
    return { ...rule, operator: name === 'in' ? 'contains' : name === 'endsWith' ? 'endsWith' : 'beginsWith' };
  }

  function readRange(name: string, [low, field, high]: [Node, Node, Node], source: Source): Clause {
    if (name === '<=')
      return readBetween(listRule(readField(field), 'between', [low, high].map(readOperand), source), source);
    if (name !== '<') throw refusal(source, 'has three operands, which only < and <= can have');
    return joinClauses('and', [
      comparison(readOperand(low), '<', readOperand(field), source),
      comparison(readOperand(field), '<', readOperand(high), source),
    ]);
  }

  function readBetween(rule: PlacedRule, source: Source): PlacedRule {
    const [low, high] = rule.value as [unknown, unknown];
    if (Number(low) > Number(high)) throw refusal(source, 'has the higher end first, which exports would put last');
    return rule;
  }

  const readField = (node: Node): string => fieldOf(readOperand(node), sourceOf(node), 'variable');

  function readOperand(node: Node): Operand {
    if (node.type === 'array') throw refusal(sourceOf(node), 'is a list, which belongs after “in”');
    if (node.type !== 'object') return { value: valueOf(node)! };
    const operation = operationOf(node);
    if (operation.name !== 'var') {
      if (!KNOWN.includes(operation.name)) throw foreign(operation);
      throw refusal(sourceOf(node), 'is a condition where a variable or a value belongs');
    }
    const [path, fallback] = operation.value.type === 'array' ? itemsOf(operation.value) : [operation.value];
    if (fallback) throw refusal(sourceOf(fallback), 'is a default, which no rule can hold: write {"var": "age"}');
    const name = path && valueOf(path);
    if (typeof name !== 'string') throw refusal(sourceOf(node), 'names no variable: write {"var": "age"}');
    return { field: name };
  }

  return { query: queryOf(readLogic(root, 1)) };
};
