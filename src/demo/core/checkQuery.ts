import type { RuleGroupTypeAny, RuleType } from 'react-querybuilder';
import { inForm } from './convertQuery';
import { countQuery, withIds } from './query';

/** Maximum depth of groups: far more than fits in a window, few enough for recursive code. */
export const MAX_QUERY_DEPTH = 50;

/** Maximum number of rules and groups: each renders a list of all fields, so more make the page slow. */
export const MAX_QUERY_ITEMS = 500;

/** Maximum length of a value or name, in characters: more than anybody types, still cheap to lay out. */
export const MAX_TEXT_LENGTH = 10_000;

/** Maximum number of items in a list value: several times the longest list of options. */
export const MAX_LIST_VALUES = 1_000;

const COMBINATORS = ['and', 'or'];

const TOO_MANY_ITEMS = `The query has more than ${MAX_QUERY_ITEMS} rules and groups.`;

/** A problem with what a link or an import holds; the message is a sentence for the user. */
class Problem extends Error {}

export function demand(condition: boolean, problem: string): asserts condition {
  if (!condition) throw new Problem(problem);
}

/** True for objects other than arrays. */
export const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An own property, never an inherited one. */
export const ownProperty = (source: object, name: string): unknown =>
  Object.hasOwn(source, name) ? (source as Record<string, unknown>)[name] : undefined;

/**
 * Rebuilds an untrusted query from known properties only; unknown fields and operators are kept as text.
 *
 * @param independent the form of the result; as the query is, by default
 */
export function checkQuery(value: unknown, independent?: boolean): { query: RuleGroupTypeAny } | { problem: string } {
  try {
    demand(isRecord(value), 'The query is no group of rules.');
    const reader = { items: 0, independent: !Object.hasOwn(value, 'combinator') };
    const query = withIds(readGroup(value, 1, reader));
    const converted = inForm(query, independent ?? reader.independent);
    // The conversion may add groups.
    const { rules, groups } = countQuery(converted);
    demand(rules + groups - 1 <= MAX_QUERY_ITEMS, TOO_MANY_ITEMS);
    return { query: converted };
  } catch (error) {
    if (error instanceof Problem) return { problem: error.message };
    throw error;
  }
}

interface Reader {
  items: number;
  /** Whether groups have a combinator between each two rules. */
  readonly independent: boolean;
}

function readGroup(source: object, depth: number, reader: Reader): RuleGroupTypeAny {
  demand(depth <= MAX_QUERY_DEPTH, `The query has groups in groups more than ${MAX_QUERY_DEPTH} deep.`);
  const rules = ownProperty(source, 'rules');
  demand(Array.isArray(rules), 'A group of the query has no list of rules.');
  const read = (item: unknown) => readItem(item, depth, reader);
  return {
    ...readId(source),
    ...(!reader.independent && { combinator: readCombinator(ownProperty(source, 'combinator')) }),
    ...readFlag(source, 'not'),
    ...readFlag(source, 'disabled'),
    rules: reader.independent ? readAlternating(rules, read) : rules.map(read),
  } as RuleGroupTypeAny;
}

function readAlternating(items: unknown[], read: (item: unknown) => object) {
  const alternates = items.length % 2 === 1 || items.length === 0;
  demand(alternates, 'A group of the query does not have one combinator between each two rules.');
  return items.map((item, index) => (index % 2 === 0 ? read(item) : readCombinator(item)));
}

function readItem(item: unknown, depth: number, reader: Reader): RuleType | RuleGroupTypeAny {
  demand(isRecord(item), 'The query has something in it that is neither a rule nor a group.');
  reader.items += 1;
  demand(reader.items <= MAX_QUERY_ITEMS, TOO_MANY_ITEMS);
  if (!Object.hasOwn(item, 'rules')) return readRule(item);
  const isIndependent = !Object.hasOwn(item, 'combinator');
  demand(isIndependent === reader.independent, 'Some groups of the query have a combinator and others have none.');
  return readGroup(item, depth + 1, reader);
}

function readRule(source: object): RuleType {
  const valueSource = ownProperty(source, 'valueSource');
  const isKnown = valueSource === 'value' || valueSource === 'field';
  demand(isKnown || valueSource === undefined, 'A rule of the query compares with neither a value nor a field.');
  return {
    ...readId(source),
    field: readText(ownProperty(source, 'field'), 'The field of a rule'),
    operator: readText(ownProperty(source, 'operator'), 'The operator of a rule'),
    ...(isKnown && { valueSource }),
    value: Object.hasOwn(source, 'value') ? readValue(ownProperty(source, 'value')) : '',
    ...readFlag(source, 'disabled'),
  };
}

function readValue(value: unknown): unknown {
  if (!Array.isArray(value)) return readScalar(value);
  demand(value.length <= MAX_LIST_VALUES, `The value of a rule lists more than ${MAX_LIST_VALUES} items.`);
  return value.map(readScalar);
}

function readScalar(value: unknown): string | number | boolean | null {
  if (value === null || typeof value === 'boolean' || Number.isFinite(value)) return value as number | boolean | null;
  return readText(value, 'The value of a rule');
}

/** Replaces lone surrogates, which a link cannot hold. */
function readText(text: unknown, what: string): string {
  demand(typeof text === 'string', `${what} is of the wrong type.`);
  demand(text.length <= MAX_TEXT_LENGTH, `${what} has more than ${MAX_TEXT_LENGTH} characters.`);
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

function readCombinator(combinator: unknown): string {
  const isKnown = typeof combinator === 'string' && COMBINATORS.includes(combinator);
  demand(isKnown, 'A combinator of the query is neither “and” nor “or”.');
  return combinator;
}

function readFlag(source: object, name: 'not' | 'disabled') {
  const flag = ownProperty(source, name);
  demand(flag === undefined || typeof flag === 'boolean', `“${name}” is neither true nor false in the query.`);
  return flag === undefined ? {} : { [name]: flag };
}

/** Drops an invalid id; the item gets a new one. */
function readId(source: object) {
  const id = ownProperty(source, 'id');
  return typeof id === 'string' && id.length <= MAX_TEXT_LENGTH ? { id } : {};
}
