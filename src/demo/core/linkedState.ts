import type { RuleGroupTypeAny } from 'react-querybuilder';
import { checkQuery, isRecord, own } from './checkQuery';
import { decode, encode } from './codec';
import { toCombinators, toIndependent } from './convertQuery';
import { initialQuery } from './initialQuery';
import { DEFAULT_OPTIONS, type OptionName, type Options } from './options';
import type { DemoState } from './state';

/** What a state in a link says. */
export interface LinkedState {
  /** In the form that the options ask for. */
  query?: RuleGroupTypeAny;
  options: Partial<Options>;
  library?: string;
}

/** The initial query, checked as any other, so that the order of its properties does not count. */
const INITIAL = JSON.stringify(checkQuery(initialQuery));

/**
 * Packs the query and the options that are not as they are by default, for {@link readState}.
 *
 * @returns text of letters, digits, `-` and `_`, or nothing when all is as it is by default
 * @throws when no link can hold the query
 */
export async function writeState({ query, options }: DemoState, library: string): Promise<string | undefined> {
  const checked = demandQuery(query, 'A link cannot hold this query.');
  const names = Object.keys(options) as OptionName[];
  const changed = names.filter((name) => options[name] !== DEFAULT_OPTIONS[name]);
  if (changed.length === 0 && JSON.stringify({ query: checked }) === INITIAL) return undefined;
  return encode({ query: checked, options: Object.fromEntries(changed.map((name) => [name, options[name]])), library });
}

/**
 * Unpacks what {@link writeState} made, and what links held before: the query in both of its forms, and the library as
 * `style`.
 *
 * @param flags options that have precedence over those of the state
 * @returns the state, `flags` among its options
 * @throws when any part of it cannot be used, with a sentence for whoever opened the link
 */
export async function readState(text: string, flags: Partial<Options>): Promise<LinkedState> {
  const state = await decode(text);
  demand(isRecord(state), 'The state in the link is not one of this demo.');
  const ownOptions = readOptions(own(state, 'options'));
  const options = { ...ownOptions, ...flags };
  const query = (ownOptions.independentCombinators ? own(state, 'queryIC') : undefined) ?? own(state, 'query');
  const library = own(state, 'library') ?? own(state, 'style') ?? '';
  demand(isLibraryName(library), 'The state in the link names no library.');
  return {
    ...(query !== undefined && { query: readQuery(query, options.independentCombinators ?? false) }),
    options,
    ...(library && { library }),
  };
}

/** Whether something can be the name of a library, or is empty for none. */
export const isLibraryName = (name: unknown): name is string => typeof name === 'string' && /^[a-z]{0,30}$/.test(name);

function demand(condition: boolean, problem: string): asserts condition {
  if (!condition) throw new Error(problem);
}

function demandQuery(value: unknown, failure: string): RuleGroupTypeAny {
  const result = checkQuery(value);
  if ('problem' in result) throw new Error(`${failure} ${result.problem}`);
  return result.query;
}

/** A query in the form that the options ask for. */
function readQuery(value: unknown, independent: boolean): RuleGroupTypeAny {
  const failure = 'The query in the link cannot be opened.';
  const query = demandQuery(value, failure);
  const converted = independent ? toIndependent(query) : toCombinators(query);
  // The other form may have more groups than a query can have.
  return converted === query ? query : demandQuery(converted, failure);
}

/** Options that there are, and are on or off; links of before have others, which do not count. */
function readOptions(value: unknown): Partial<Options> {
  if (value === undefined) return {};
  demand(isRecord(value), 'The options in the link are no options.');
  const names = Object.keys(DEFAULT_OPTIONS) as OptionName[];
  const known = names.filter((name) => typeof own(value, name) === 'boolean');
  return Object.fromEntries(known.map((name) => [name, own(value, name)]));
}
