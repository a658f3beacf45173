import type { RuleGroupTypeAny } from 'react-querybuilder';
import { checkQuery, isRecord, ownProperty } from './checkQuery';
import { decode, encode } from './codec';
import { toCombinators, toIndependent } from './convertQuery';
import { initialQuery } from './initialQuery';
import { DEFAULT_OPTIONS, type OptionName, type Options } from './options';
import type { DemoState } from './state';

export interface LinkedState {
  /** In the form that the options ask for. */
  query?: RuleGroupTypeAny;
  options: Partial<Options>;
  library?: string;
}

/** Checked like any other query, so that the order of its properties does not matter. */
const INITIAL = JSON.stringify(checkQuery(initialQuery));

/**
 * Packs the query and the changed options for {@link readState}.
 *
 * @returns letters, digits, `-` and `_`; undefined if everything is the default
 * @throws if no link can hold the query
 */
export async function writeState({ query, options }: DemoState, library: string): Promise<string | undefined> {
  const checked = demandQuery(query, 'A link cannot hold this query.');
  const names = Object.keys(options) as OptionName[];
  const changed = names.filter((name) => options[name] !== DEFAULT_OPTIONS[name]);
  if (changed.length === 0 && JSON.stringify({ query: checked }) === INITIAL) return undefined;
  return encode({ query: checked, options: Object.fromEntries(changed.map((name) => [name, options[name]])), library });
}

/**
 * Unpacks a result of {@link writeState}; `flags` override its options. Older links hold the query in both forms and
 * the library as `style`.
 *
 * @throws if any part of it is unusable, with a sentence for the user
 */
export async function readState(text: string, flags: Partial<Options>): Promise<LinkedState> {
  const state = await decode(text);
  demand(isRecord(state), 'The state in the link is not one of this demo.');
  const ownOptions = readOptions(ownProperty(state, 'options'));
  const options = { ...ownOptions, ...flags };
  const query =
    (ownOptions.independentCombinators ? ownProperty(state, 'queryIC') : undefined) ?? ownProperty(state, 'query');
  const library = ownProperty(state, 'library') ?? ownProperty(state, 'style') ?? '';
  demand(isLibraryName(library), 'The state in the link names no library.');
  return {
    ...(query !== undefined && { query: readQuery(query, options.independentCombinators ?? false) }),
    options,
    ...(library && { library }),
  };
}

/** Whether a value has the form of a library's name; empty means none. */
export const isLibraryName = (name: unknown): name is string => typeof name === 'string' && /^[a-z]{0,30}$/.test(name);

function demand(condition: boolean, problem: string): asserts condition {
  if (!condition) throw new Error(problem);
}

function demandQuery(value: unknown, failure: string): RuleGroupTypeAny {
  const result = checkQuery(value);
  if ('problem' in result) throw new Error(`${failure} ${result.problem}`);
  return result.query;
}

function readQuery(value: unknown, independent: boolean): RuleGroupTypeAny {
  const failure = 'The query in the link cannot be opened.';
  const query = demandQuery(value, failure);
  const converted = independent ? toIndependent(query) : toCombinators(query);
  // The conversion may add more groups than a query can have.
  return converted === query ? query : demandQuery(converted, failure);
}

/** Known options with boolean values; older links have others, which are ignored. */
function readOptions(value: unknown): Partial<Options> {
  if (value === undefined) return {};
  demand(isRecord(value), 'The options in the link are no options.');
  const names = Object.keys(DEFAULT_OPTIONS) as OptionName[];
  const known = names.filter((name) => typeof ownProperty(value, name) === 'boolean');
  return Object.fromEntries(known.map((name) => [name, ownProperty(value, name)]));
}
