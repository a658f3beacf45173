import type { RuleGroupTypeAny, RuleType } from 'react-querybuilder';
import { withIds } from './query';

/** How many groups may stand in one another: far more than fit in a window, and few enough for code that recurses. */
export const MAX_DEPTH = 50;

/** How many rules and groups a query may have: each has a list of all fields, so more of them make a page slow. */
export const MAX_ITEMS = 500;

/** Longest text of a value or a name, in characters: more than anybody types, and no trouble to lay out. */
export const MAX_CHARACTERS = 10_000;

/** How many texts and numbers a value may list: several times as many as the longest list of options has. */
export const MAX_LIST = 1_000;

const COMBINATORS = ['and', 'or'];

/** What is wrong with a query, as a sentence for whoever opened it. */
class Problem extends Error {}

function demand(condition: boolean, problem: string): asserts condition {
  if (!condition) throw new Problem(problem);
}

/** Whether something is an object with properties, neither a list nor nothing. */
export const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A property of the object itself, not one that it inherits. */
export const own = (source: object, name: string): unknown =>
  Object.hasOwn(source, name) ? (source as Record<string, unknown>)[name] : undefined;

/**
 * Makes a query out of anything, such as what a link held: built anew of what rules and groups are made of, each with an
 * id of its own. Fields and operators may be any; unknown ones are kept as the texts that they are.
 *
 * @returns the query, or a sentence that says why there is none
 */
export function checkQuery(value: unknown): { query: RuleGroupTypeAny } | { problem: string } {
  try {
    demand(isRecord(value), 'The query is no group of rules.');
    const reader = { items: 0, independent: !Object.hasOwn(value, 'combinator') };
    return { query: withIds(readGroup(value, 1, reader)) };
  } catch (error) {
    if (error instanceof Problem) return { problem: error.message };
    throw error;
  }
}

/** What is known about the query while it is read. */
interface Reader {
  /** Rules and groups so far. */
  items: number;
  /** Whether its groups have a combinator between each two rules. */
  readonly independent: boolean;
}

function readGroup(source: object, depth: number, reader: Reader): RuleGroupTypeAny {
  demand(depth <= MAX_DEPTH, `The query has groups in groups more than ${MAX_DEPTH} deep.`);
  const rules = own(source, 'rules');
  demand(Array.isArray(rules), 'A group of the query has no list of rules.');
  const read = (item: unknown) => readItem(item, depth, reader);
  return {
    ...readId(source),
    ...(!reader.independent && { combinator: readCombinator(own(source, 'combinator')) }),
    ...readFlag(source, 'not'),
    ...readFlag(source, 'disabled'),
    rules: reader.independent ? readAlternating(rules, read) : rules.map(read),
  } as RuleGroupTypeAny;
}

/** Rules with a combinator between each two. */
function readAlternating(items: unknown[], read: (item: unknown) => object) {
  const alternates = items.length % 2 === 1 || items.length === 0;
  demand(alternates, 'A group of the query does not have one combinator between each two rules.');
  return items.map((item, index) => (index % 2 === 0 ? read(item) : readCombinator(item)));
}

function readItem(item: unknown, depth: number, reader: Reader): RuleType | RuleGroupTypeAny {
  demand(isRecord(item), 'The query has something in it that is neither a rule nor a group.');
  reader.items += 1;
  demand(reader.items <= MAX_ITEMS, `The query has more than ${MAX_ITEMS} rules and groups.`);
  if (!Object.hasOwn(item, 'rules')) return readRule(item);
  const isIndependent = !Object.hasOwn(item, 'combinator');
  demand(isIndependent === reader.independent, 'Some groups of the query have a combinator and others have none.');
  return readGroup(item, depth + 1, reader);
}

function readRule(source: object): RuleType {
  const valueSource = own(source, 'valueSource');
  const isKnown = valueSource === 'value' || valueSource === 'field';
  demand(isKnown || valueSource === undefined, 'A rule of the query compares with neither a value nor a field.');
  return {
    ...readId(source),
    field: readText(own(source, 'field'), 'The field of a rule'),
    operator: readText(own(source, 'operator'), 'The operator of a rule'),
    ...(isKnown && { valueSource }),
    value: Object.hasOwn(source, 'value') ? readValue(own(source, 'value')) : '',
    ...readFlag(source, 'disabled'),
  };
}

function readValue(value: unknown): unknown {
  if (!Array.isArray(value)) return readScalar(value);
  demand(value.length <= MAX_LIST, `The value of a rule lists more than ${MAX_LIST} items.`);
  return value.map(readScalar);
}

function readScalar(value: unknown): string | number | boolean | null {
  if (value === null || typeof value === 'boolean' || Number.isFinite(value)) return value as number | boolean | null;
  return readText(value, 'The value of a rule');
}

/** A text, in which halves of characters, which no link could hold, are marked as unreadable. */
function readText(text: unknown, what: string): string {
  demand(typeof text === 'string', `${what} is of the wrong type.`);
  demand(text.length <= MAX_CHARACTERS, `${what} has more than ${MAX_CHARACTERS} characters.`);
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

function readCombinator(combinator: unknown): string {
  const isKnown = typeof combinator === 'string' && COMBINATORS.includes(combinator);
  demand(isKnown, 'A combinator of the query is neither “and” nor “or”.');
  return combinator;
}

function readFlag(source: object, name: 'not' | 'disabled') {
  const flag = own(source, name);
  demand(flag === undefined || typeof flag === 'boolean', `“${name}” is neither true nor false in the query.`);
  return flag === undefined ? {} : { [name]: flag };
}

/** An id that is none costs nothing: another takes its place. */
function readId(source: object) {
  const id = own(source, 'id');
  return typeof id === 'string' && id.length <= MAX_CHARACTERS ? { id } : {};
}
