import type { Node } from 'jsonc-parser';
import { defaultOperatorNegationMap } from 'react-querybuilder';
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
  type Combinator,
  type Comparison,
  type Operand,
  type PlacedRule,
  type Reader,
  type Source,
} from './clause';
import { ImportError, quoteShortened } from './ImportError';
import { entriesOf, itemsOf, readJson, type Entry } from './readJson';

const COMPARISONS: Record<string, Comparison> = {
  $eq: '=',
  $ne: '!=',
  $lt: '<',
  $lte: '<=',
  $gt: '>',
  $gte: '>=',
};
const comparisonOf = (name: string) => ownProperty(COMPARISONS, name) as Comparison | undefined;

/** Every rule becomes its opposite when negated. */
const OPPOSITES = Object.keys(defaultOperatorNegationMap);

const SPECIAL = /[.*+?()[\]{}|\\^$]/;

/** Reads a MongoDB query document, written as JSON. */
export const readMongoDb: Reader = (text) => {
  const { root, sourceOf, valueOf } = readJson(text);
  const notes: string[] = [];

  function readDocument(node: Node, depth: number): Clause {
    checkDepth(depth, node.offset);
    if (node.type !== 'object') throw new ImportError('A document belongs here, such as {"age": 28}.', node.offset);
    return combined(
      'and',
      entriesOf(node).map((entry) => readProperty(entry, depth)),
      node,
    );
  }

  function readProperty({ name, at, value }: Entry, depth: number): Clause {
    if (name === '$and' || name === '$or') {
      if (value.type !== 'array') throw new ImportError(`A list of documents belongs to ${name}.`, value.offset);
      const clauses = itemsOf(value).map((document) => readDocument(document, depth + 1));
      return combined(name === '$or' ? 'or' : 'and', clauses, value);
    }
    if (name === '$not') return negation(readDocument(value, depth + 1), OPPOSITES);
    if (name === '$expr') return readExpression(value);
    if (name.startsWith('$')) throw new ImportError(`A query has no place for ${quoteShortened(name)}.`, at);
    if (value.type === 'object') return readOperators(name, value, depth);
    return comparison({ field: name }, '=', { value: scalarOf(value) }, { ...sourceOf(value), at });
  }

  function readOperators(field: string, operators: Node, depth: number): Clause {
    checkDepth(depth, operators.offset);
    const clauses = entriesOf(operators).map(({ name, at, value }): Clause => {
      const source: Source = { text: `${name}: ${sourceOf(value).text}`, at };
      const operator = comparisonOf(name);
      if (operator) return comparison({ field }, operator, { value: scalarOf(value) }, source);
      if (name === '$in' || name === '$nin') return readList({ field }, name === '$in' ? 'in' : 'notIn', value, source);
      if (name === '$regex') return { field, ...readPattern(value), at };
      if (name !== '$not') throw new ImportError(`A rule has no place for ${quoteShortened(name)}.`, at);
      if (value.type !== 'object') throw new ImportError('Operators belong to $not, such as {"$gt": 5}.', at);
      return negation(readOperators(field, value, depth + 1), OPPOSITES);
    });
    return combined('and', clauses, operators);
  }

  /** Comparisons of fields, whose names begin with a dollar. */
  function readExpression(node: Node): PlacedRule {
    const source = sourceOf(node);
    const [entry, ...more] = node.type === 'object' ? entriesOf(node) : [];
    const [left, right, ...rest] = entry?.value.type === 'array' ? itemsOf(entry.value) : [];
    if (!entry || more.length > 0 || !left || !right || rest.length > 0) {
      throw refusal(source, 'is no comparison of two, such as {"$eq": ["$a", "$b"]}');
    }
    const operator = comparisonOf(entry.name);
    if (operator) return comparison(readOperand(left), operator, readOperand(right), source);
    if (entry.name === '$in') return readList(readOperand(left), 'in', right, source);
    throw new ImportError(`A rule has no place for ${quoteShortened(entry.name)}.`, entry.at);
  }

  function readOperand(node: Node): Operand {
    const value = scalarOf(node);
    return typeof value === 'string' && value.startsWith('$') ? { field: value.slice(1) } : { value };
  }

  function readList(left: Operand, operator: string, node: Node, source: Source): PlacedRule {
    if (!('field' in left) || node.type !== 'array') throw refusal(source, 'does not look for a field in a list');
    const areFields = node.parent?.type === 'array';
    const operands = itemsOf(node).map((item) => (areFields ? readOperand(item) : { value: scalarOf(item) }));
    return listRule(left.field, operator, operands, source);
  }

  function scalarOf(node: Node) {
    const value = valueOf(node);
    if (value === undefined) throw refusal(sourceOf(node), 'is neither a text, a number, true, false nor null');
    return value;
  }

  function readPattern(node: Node): Pick<PlacedRule, 'operator' | 'value'> {
    const pattern = valueOf(node);
    if (typeof pattern !== 'string') throw refusal(sourceOf(node), 'is no pattern, which is a text');
    const [, begins, value = '', ends] = /^(\^?)([^]*?)(\$?)$/.exec(pattern)!;
    if (begins && ends) throw refusal(sourceOf(node), 'has both a ^ and a $, of which a rule can hold one');
    if (SPECIAL.test(value)) {
      notes.push(`In ${quoteShortened(pattern)}, only a ^ at the beginning and a $ at the end are more than text.`);
    }
    return { operator: begins ? 'beginsWith' : ends ? 'endsWith' : 'contains', value };
  }

  return { query: queryOf(readDocument(root, 1)), notes };
};

function combined(combinator: Combinator, clauses: Clause[], { offset }: Node): Clause {
  const [first, ...more] = clauses;
  if (!first) throw new ImportError('There is no condition here.', offset);
  return more.length === 0 ? first : (rangeOf(combinator, clauses) ?? joinClauses(combinator, clauses));
}

/** The range that two comparisons of a field form: MongoDB has no ranges. */
function rangeOf(combinator: Combinator, clauses: Clause[]): PlacedRule | undefined {
  const [low, high] = combinator === 'and' ? ['>=', '<='] : ['<', '>'];
  const rules = clauses.flatMap((clause) => ('rules' in clause ? [] : [clause]));
  const from = rules.find(({ operator }) => operator === low);
  const to = rules.find(({ operator }) => operator === high);
  if (clauses.length !== 2 || from?.field !== to?.field || from?.valueSource !== to?.valueSource) return undefined;
  return (
    from && to && { ...from, operator: combinator === 'and' ? 'between' : 'notBetween', value: [from.value, to.value] }
  );
}
