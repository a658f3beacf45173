import { parseMongoDB } from 'react-querybuilder/parseMongoDB';
import { isRecord, own } from '../checkQuery';
import { ImportError, quoted } from './ImportError';
import { EXACT, negation, readRule, type Clause, type PlacedRule, type Reader } from './reading';
import { readJson } from './readJson';

/** What a document says, by field or operator. */
type Conditions = Record<string, unknown>;

/** Characters that mean something in a regular expression. */
const SPECIAL = /[.*+?()[\]{}|\\^$]/;

/** Comparisons of two fields that `parseMongoDB` drops, or takes for half of a range, and their opposites. */
const OPPOSITES = { $ne: '$eq', $gt: '$lte', $gte: '$lt' };

/** Reads a MongoDB query document, written as JSON. */
export const readMongoDb: Reader = (text) => {
  const { value, placeOf } = readJson(text);
  const notes: string[] = [];

  function readDocument(document: unknown, at?: number): Clause {
    if (!isRecord(document)) throw new ImportError('A document belongs here, such as {"age": 28}.', at);
    return all(
      Object.entries(document).map(([name, operand]) => readProperty(name, operand, placeOf(document, name))),
      placeOf(document),
    );
  }

  function readProperty(name: string, operand: unknown, at = 0): Clause {
    if (name === '$and' || name === '$or') {
      if (!Array.isArray(operand)) throw new ImportError(`A list of documents belongs to ${name}.`, at);
      const rules = operand.map((document: unknown) => readDocument(document, at));
      return name === '$or' && rules.length > 0 ? { combinator: 'or', rules } : all(rules, at);
    }
    if (name === '$not') return negation(readDocument(operand, at));
    if (!name.startsWith('$') && isRecord(operand)) return readField(name, operand, at);
    return readComparison({ [name]: operand }, at);
  }

  function readField(field: string, operators: object, at: number): Clause {
    const clauses = Object.entries(operators).map(([name, operand]) => {
      const place = placeOf(operators, name) ?? at;
      return name === '$not' && isRecord(operand)
        ? negation(readField(field, operand, place))
        : readComparison({ [field]: { [name]: operand as unknown } }, place);
    });
    return all(clauses, at);
  }

  function readComparison(condition: Conditions, at: number): PlacedRule {
    const rule = readRule(() => parseMongoDB(rewrite(condition) as Conditions, EXACT), JSON.stringify(condition), at);
    checkFields(condition, rule);
    notes.push(...checkPattern(condition, rule));
    return rule;
  }

  const clause = readDocument(value, 0);
  const document = rewrite(value) as Conditions;
  return { clause, notes, parse: (options) => parseMongoDB(document, options) };
};

function all(rules: Clause[], at: number | undefined): Clause {
  if (rules.length === 0) throw new ImportError('There is no condition here.', at);
  return rules.length === 1 ? rules[0]! : { combinator: 'and', rules };
}

/** Writes comparisons of fields in a way that `parseMongoDB` reads as they are meant. */
function rewrite(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewrite);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([name, operand]): [string, unknown] => {
    const [comparison, ...more] = name === '$expr' && isRecord(operand) ? Object.entries(operand) : [];
    const opposite = comparison && more.length === 0 && own(OPPOSITES, comparison[0]);
    return opposite
      ? ['$not', { $expr: { [opposite as string]: comparison[1] as unknown } }]
      : [name, rewrite(operand)];
  });
  const isAmbiguous = new Set(entries.map(([name]) => name)).size < entries.length;
  return isAmbiguous ? { $and: entries.map((entry) => Object.fromEntries([entry])) } : Object.fromEntries(entries);
}

/** `parseMongoDB` takes the first of several operators of `$expr`, and names of fields in a mixed list for texts. */
function checkFields({ $expr }: Conditions, { valueSource, value, at }: PlacedRule) {
  if ($expr === undefined) return;
  const isField = (item: unknown) => typeof item === 'string' && item.startsWith('$');
  if (Object.keys($expr as object).length > 1 || (valueSource !== 'field' && [value].flat().some(isField))) {
    throw new ImportError(`${quoted(JSON.stringify({ $expr }))} is no condition that a rule can hold.`, at);
  }
}

/** @returns notes on what a database would see in a regular expression and a rule does not */
function checkPattern(condition: Conditions, { operator, at }: PlacedRule): string[] {
  const $regex = (Object.values(condition)[0] as { $regex?: string } | null)?.$regex;
  if ($regex === undefined) return [];
  const begins = $regex.startsWith('^');
  const ends = $regex.endsWith('$');
  const expected = begins ? 'beginsWith' : ends ? 'endsWith' : 'contains';
  if ((begins && ends) || operator !== expected) {
    throw new ImportError('A rule can hold a $regex with a ^ at its beginning or a $ at its end, in one line.', at);
  }
  const hasSpecial = SPECIAL.test($regex.replace(/^\^|\$$/, ''));
  return hasSpecial ? [`In ${quoted($regex)}, only a ^ at the beginning and a $ at the end are more than text.`] : [];
}
