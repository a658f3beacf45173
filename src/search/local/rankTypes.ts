import type { SearchRecord } from '../../shared/search/record';

/** What a function type takes and gives, as names of types in small letters. */
interface FunctionType {
  taken: readonly string[];
  given: readonly string[];
}

/** `(query: RuleGroupType) => string`, `RuleGroupType => string`, `=> RuleGroupType`; null for other queries. */
export function askedType(query: string): FunctionType | null {
  const arrow = query.lastIndexOf('=>');
  if (arrow < 0) return null;
  const before = query.slice(0, arrow);
  const [, parameters = before] = /\(([^]*)\)/.exec(before) ?? [];
  // The names of parameters do not matter.
  const taken = namesIn(parameters.replace(/[\w$]+\??\s*:/g, ''));
  const given = namesIn(query.slice(arrow + 2));
  return taken.length + given.length > 0 ? { taken, given } : null;
}

const namesIn = (text: string): string[] => text.toLowerCase().match(/[\w$]+/g) ?? [];

/** The records of the functions that have a type, best first. */
export function rankTypes(asked: FunctionType, records: readonly SearchRecord[]): SearchRecord[] {
  return records
    .map((record) => ({ record, score: Math.max(0, ...(record.types ?? []).map((it) => resemblance(asked, it))) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ record }) => record);
}

/** Weight of a type whose name has the asked one in it, such as DefaultRuleGroupType. */
const SIMILAR = 0.8;

/** Weight of a function that also takes what it gives, which changes a value rather than makes it. */
const CHANGES = 0.5;

/** Weight of each type that a function takes and nobody asked for. */
const UNASKED = 0.95;

/** From 0 to 1. @param type such as `RuleGroupTypeAny,FormatQueryOptions>string` */
function resemblance(asked: FunctionType, type: string): number {
  const [taken = [], given = []] = type.split('>').map(namesIn);
  const weight = [...asked.taken.map((it) => best(it, taken)), ...asked.given.map((it) => best(it, given))].reduce(
    (product, it) => product * it,
    1,
  );
  if (asked.taken.length > 0) return weight * UNASKED ** Math.max(taken.length - asked.taken.length, 0);
  return asked.given.some((it) => best(it, taken) > 0) ? weight * CHANGES : weight;
}

const best = (asked: string, names: readonly string[]): number =>
  Math.max(0, ...names.map((name) => (name === asked ? 1 : name.includes(asked) ? SIMILAR : 0)));
