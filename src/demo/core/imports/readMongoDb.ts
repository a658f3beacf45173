import type { Node } from 'jsonc-parser';
import {
  checkDepth,
  comparison,
  didYouMean,
  joinClauses,
  listRule,
  opposite,
  queryOf,
  reasonsByName,
  refusal,
  type Clause,
  type Combinator,
  type Comparison,
  type PlacedRule,
  type Reader,
  type Source,
} from './clause';
import { ImportError } from '../../../shared/ImportError';
import { entriesOf, itemsOf, readJson, type Entry } from './readJson';

const COMPARISONS = new Map<string, Comparison>([
  ['$eq', '='],
  ['$ne', '!='],
  ['$lt', '<'],
  ['$lte', '<='],
  ['$gt', '>'],
  ['$gte', '>='],
]);

const KNOWN = [...COMPARISONS.keys(), '$in', '$nin', '$regex', '$not', '$and', '$or', '$nor', '$expr'];

/** Why no query can hold an operator: what it does, and what to write. */
const FOREIGN = reasonsByName({
  'changes how a pattern matches, for which a rule has no place: leave it out': '$options',
  'asks whether there is a field: write {"$ne": null}, or null': '$exists',
  'asks for a type, which no rule can do': '$type',
  'looks into a list, which no rule can do': '$elemMatch $all $size $arrayElemAt $filter $setIsSubset',
  'is arithmetic, which no rule can do: write the result':
    '$mod $add $subtract $multiply $divide $abs $bitsAllSet $bitsAnySet $bitsAllClear $bitsAnyClear $rand $sampleRate',
  'searches text by its words, which no rule can do: write $regex': '$text $search $regexMatch',
  'is about places, for which a rule has no operator': '$geoWithin $geoIntersects $near $nearSphere',
  'runs JavaScript, which no rule can do': '$where $function',
  'checks a schema, which no rule can do': '$jsonSchema',
  'is a remark, for which a query has no place: leave it out': '$comment',
  'chooses between values, which no rule can do': '$cond $ifNull $switch',
  'calls a function, which no rule can do': '$toLower $toUpper $concat $strLenCP $substr $year $month $dateDiff',
  'marks a type, for which a rule has no place: write the value as a text or a number':
    '$date $oid $numberLong $numberInt $numberDouble $numberDecimal $regularExpression $binary $timestamp $uuid',
});

const OUTSIDE = 'belongs after the name of a field, as in {"age": {"$not": {"$gt": 5}}}; elsewhere, $nor takes a list';

/** Reads a MongoDB query document, written as JSON. */
export const readMongoDb: Reader = (text) => {
  const { root, sourceOf, valueOf } = readJson(text);

  function readDocument(node: Node, depth: number): Clause {
    checkDepth(depth, node.offset);
    if (node.type !== 'object') throw refusal(sourceOf(node), 'is no document, such as {"age": 28}');
    return combined(
      'and',
      entriesOf(node).map((entry) => readProperty(entry, depth)),
      node,
    );
  }

  function readProperty(entry: Entry, depth: number): Clause {
    const { name, at, value } = entry;
    if (name === '$and' || name === '$or' || name === '$nor') {
      if (value.type !== 'array') throw new ImportError(`A list of documents belongs to ${name}.`, value.offset);
      const clauses = itemsOf(value).map((document) => readDocument(document, depth + 1));
      if (name === '$nor') return combined('and', clauses.map(complement), value);
      return combined(name === '$or' ? 'or' : 'and', clauses, value);
    }
    if (name === '$expr') return readExpression(value);
    if (name === '$not' || COMPARISONS.has(name)) throw refusal({ text: name, at }, OUTSIDE);
    if (name.startsWith('$')) throw foreign(entry);
    if (value.type === 'object') return readOperators(name, value, depth);
    return comparison({ field: name }, '=', { value: scalarOf(value) }, { ...sourceOf(value), at });
  }

  function readOperators(field: string, operators: Node, depth: number): Clause {
    checkDepth(depth, operators.offset);
    const entries = entriesOf(operators);
    const options = entries.find(({ name }) => name === '$options');
    if (options) throw foreign(options);
    const clauses = entries.map((entry): Clause => {
      const { name, at, value } = entry;
      const source: Source = { text: `${name}: ${sourceOf(value).text}`, at };
      const operator = COMPARISONS.get(name);
      if (operator) return comparison({ field }, operator, { value: scalarOf(value) }, source);
      if (name === '$in' || name === '$nin') return readList({ field }, name === '$in' ? 'in' : 'notIn', value, source);
      if (name === '$regex') return { field, ...readPattern(value), at };
      if (name !== '$not') throw foreign(entry);
      if (value.type !== 'object') throw refusal(source, 'has no operators, such as {"$gt": 5}');
      return complement(readOperators(field, value, depth + 1));
    });
    return combined('and', clauses, operators);
  }

  function foreign({ name, at }: Entry): ImportError {
    const part = { text: name, at };
    const reason = FOREIGN.get(name);
    if (reason) return refusal(part, reason);
    if (!name.startsWith('$')) return refusal(part, 'is in another document, into which no rule can look');
    if (KNOWN.includes(name)) return refusal(part, 'is an operator where there can be none');
    return refusal(part, 'is no operator that can be imported', didYouMean(name, KNOWN));
  }

  /** Comparisons of fields, whose names begin with a dollar. */
  function readExpression(node: Node): PlacedRule {
    const source = sourceOf(node);
    const [entry, ...more] = node.type === 'object' ? entriesOf(node) : [];
    if (entry && !COMPARISONS.has(entry.name) && entry.name !== '$in') throw foreign(entry);
    const [left, right, ...rest] = entry?.value.type === 'array' ? itemsOf(entry.value) : [];
    if (!entry || more.length > 0 || !left || !right || rest.length > 0) {
      throw refusal(source, 'is no comparison of two, such as {"$eq": ["$a", "$b"]}');
    }
    const operator = COMPARISONS.get(entry.name);
    if (operator) return comparison(readName(left), operator, readName(right), source);
    return readList(readName(left), 'in', right, source);
  }

  /** Values are no operands: unlike elsewhere, null is less than any of them in an expression. */
  function readName(node: Node): { field: string } {
    const value = scalarOf(node);
    if (typeof value === 'string' && value.startsWith('$')) return { field: value.slice(1) };
    throw refusal(sourceOf(node), 'is compared in $expr, where only fields can be: write {"age": {"$gt": 60}}');
  }

  function readList(left: { field: string }, operator: string, node: Node, source: Source): PlacedRule {
    if (node.type !== 'array') throw refusal(source, 'has no list');
    const areFields = node.parent?.type === 'array';
    const operands = itemsOf(node).map((item) => (areFields ? readName(item) : { value: scalarOf(item) }));
    return listRule(left.field, operator, operands, source);
  }

  function scalarOf(node: Node) {
    const [entry] = node.type === 'object' ? entriesOf(node) : [];
    if (entry) throw foreign(entry);
    const value = valueOf(node);
    if (value === undefined) throw refusal(sourceOf(node), 'is neither a text, a number, true, false nor null');
    return value;
  }

  function readPattern(node: Node): Pick<PlacedRule, 'operator' | 'value'> {
    const pattern = scalarOf(node);
    if (typeof pattern !== 'string') throw refusal(sourceOf(node), 'is no pattern, which is a text');
    const [, begins, value = '', ends] = /^(\^?)([^]*?)(\$?)$/.exec(pattern)!;
    const source = sourceOf(node);
    if (begins && ends) throw refusal(source, 'has both a ^ and a $: write $eq for the whole text');
    const [sign] = /[.*+?()[\]{}|\\^$]/.exec(value) ?? [];
    if (sign)
      throw refusal(
        source,
        `has “${sign}” in it: a rule holds text with a ^ before it or a $ after it, no other pattern`,
      );
    return { operator: begins ? 'beginsWith' : ends ? 'endsWith' : 'contains', value };
  }

  return { query: queryOf(readDocument(root, 1)) };
};

/** What a clause does not select, null included: comparisons of MongoDB do not select it. */
function complement(clause: Clause): Clause {
  if ('rules' in clause) {
    return {
      rules: clause.rules.map((item) =>
        typeof item === 'string' ? (item === 'and' ? 'or' : 'and') : complement(item),
      ),
    };
  }
  const opposed = { ...clause, operator: opposite(clause.operator) };
  if (clause.valueSource === 'field' || !/[<>]|between/i.test(clause.operator)) return opposed;
  return joinClauses('or', [opposed, { field: clause.field, operator: 'null', value: null, at: clause.at }]);
}

function combined(combinator: Combinator, clauses: Clause[], { offset }: Node): Clause {
  if (clauses.length === 0) throw new ImportError('There is no condition here.', offset);
  return rangeOf(combinator, clauses) ?? joinClauses(combinator, clauses);
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
