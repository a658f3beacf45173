import { plainField, readData } from './checkData';
import { checkQuery, demand, isRecord, ownProperty } from './checkQuery';
import { DIALECTS } from './dialects';
import { FORMATS } from './formats';
import { IMPORT_LANGUAGES } from './imports/languages';
import { quoteShortened } from '../../shared/ImportError';
import { packJson, unpackJson } from '../../shared/link/packJson';
import { readPairs } from '../../shared/link/readPairs';
import { initialQuery } from './initialQuery';
import { DEFAULT_OPTIONS, OPTIONS, type OptionName, type Options } from './options';
import {
  DEFAULT_DEMO_STATE,
  fieldsOf,
  hasOwnFields,
  KEPT,
  TABS,
  type DemoState,
  type Data,
  type DemoView,
  type LinkedState,
  type Setup,
} from './state';
import { withoutIds } from './query';
import { isTheme } from './theme';
import { unknownNames } from './unknownNames';

export interface HashState extends LinkedState {
  /** What could not be used or shown, one sentence each. */
  problems: string[];
}

export const UNKNOWN_LIBRARY = 'The link names no library of the demo.';

const isOneOf = (names: readonly string[]) => (value: string) => names.includes(value);

const isNameOf = (choices: readonly { name: string }[]) => isOneOf(choices.map(({ name }) => name));

const VIEWS: Record<keyof DemoView, (value: string) => boolean> = {
  tab: isOneOf(TABS),
  format: isNameOf(FORMATS),
  dialect: isNameOf(DIALECTS),
  language: isNameOf(IMPORT_LANGUAGES),
  keep: isOneOf(KEPT),
  theme: isTheme,
};

const VIEW_NAMES = Object.keys(VIEWS) as (keyof DemoView)[];

const OPTION_NAMES = OPTIONS.map(({ name }) => name);

const isLibraryName = (name: unknown): name is string => typeof name === 'string' && /^[a-z]{0,30}$/.test(name);

/**
 * Writes the hash of a state: letters, digits and `#_-=&` only, empty for the default state.
 *
 * @throws if no link can hold the state, with a sentence for the user
 */
export async function writeHash({ query, options, view, data, setup }: DemoState, library: string): Promise<string> {
  const written = queryWithoutIds(query);
  const changed = OPTION_NAMES.filter((name) => options[name] !== DEFAULT_OPTIONS[name]);
  const kept = keptData(data, view.keep);
  const isDefault = changed.length === 0 && !kept && JSON.stringify(written) === INITIAL_QUERY;
  const changes = Object.fromEntries(changed.map((name) => [name, options[name]]));
  const state = { query: written, options: changes, library, ...kept };
  const shown = VIEW_NAMES.filter((name) => view[name] !== DEFAULT_DEMO_STATE.view[name]);
  const pairs = [
    ...(isDefault ? [] : [`s=${await packJson(state, 'The state')}`]),
    ...(setup ? [`setup=${setup.name}`] : []),
    ...shown.map((name) => `${name}=${view[name]}`),
  ];
  return pairs.length > 0 ? `#${pairs.join('&')}` : '';
}

/** What a link holds of the visitor's own data. */
function keptData(data: Data, keep: DemoView['keep']): Data | undefined {
  if (keep === 'nothing' || !hasOwnFields(data)) return undefined;
  const { fields, rows } = data;
  // Without rows of its own, a link would show the musicians in these fields.
  return { fields: fields.map(plainField), ...(rows && { rows: keep === 'rows' ? rows : [] }) };
}

/** Ids mean nothing to whoever opens a link, and random ones are most of its length. */
function queryWithoutIds(value: unknown): unknown {
  const checked = checkQuery(value);
  if ('problem' in checked) throw new Error(`A link cannot hold this query. ${checked.problem}`);
  return withoutIds(checked.query);
}

/** Checked like any other query, so that the order of its properties does not matter. */
const INITIAL_QUERY = JSON.stringify(queryWithoutIds(initialQuery));

/**
 * Reads the `name=value` pairs of a URL hash; rejects only where the setups do not load. Unknown names are ignored, and
 * the last pair of a name wins. Options and the library take precedence over those of the state in `s`.
 */
export async function readHash(hash: string): Promise<HashState> {
  const problems: string[] = [];
  const pairs = readPairs(hash, problems);
  const flags: Partial<Record<OptionName, boolean>> = {};
  for (const name of OPTION_NAMES) {
    const value = pairs(name);
    if (value === 'true' || value === 'false') flags[name] = value === 'true';
    else if (value !== undefined) problems.push(`The link sets ${name} to something that is neither true nor false.`);
  }
  const view: Record<string, string> = {};
  for (const name of VIEW_NAMES) {
    const value = pairs(name);
    if (value === undefined) continue;
    if (VIEWS[name](value)) view[name] = value;
    else problems.push(`The link asks for a ${name} that the demo does not have.`);
  }
  const setup = await readSetup(pairs('setup'), problems);
  const library = pairs('library') ?? '';
  if (!isLibraryName(library)) problems.push(UNKNOWN_LIBRARY);
  const packed = await readPackedState(pairs('s'), flags).catch((error: Error) => {
    problems.push(error.message);
    return { options: flags };
  });
  if ('query' in packed && packed.query) problems.push(...unknownProblems(packed, setup));
  return { ...packed, ...(setup && { setup }), ...(library && isLibraryName(library) && { library }), view, problems };
}

function unknownProblems(
  { query, data = DEFAULT_DEMO_STATE.data }: Omit<LinkedState, 'view'>,
  setup?: Setup,
): string[] {
  const { fields, operators } = unknownNames(query!, fieldsOf({ data, setup }));
  const kept = (what: string, name = '') =>
    name ? [`The link has ${what} that the demo does not have, and that was kept: ${quoteShortened(name)}.`] : [];
  return [...kept('a field', fields[0]), ...kept('an operator', operators[0]?.operator)];
}

/** Loaded on demand, with what else most visitors never open. */
async function readSetup(wanted: string | undefined, problems: string[]): Promise<Setup | undefined> {
  if (wanted === undefined) return undefined;
  const { SETUPS } = await import(/* webpackChunkName: "demo-data" */ '../setups');
  const setup = SETUPS.find(({ name }) => name === wanted);
  if (!setup) problems.push('The link asks for a setup that the demo does not have.');
  return setup;
}

/**
 * Unpacks the state in `s`; flags override its options. Older links hold the query in both forms and the library as
 * `style`.
 *
 * @throws if any part of it is unusable, with a sentence for the user
 */
async function readPackedState(text: string | undefined, flags: Partial<Options>): Promise<Omit<LinkedState, 'view'>> {
  if (text === undefined) return { options: flags };
  const state = await unpackJson(text, 'The state');
  demand(isRecord(state), 'The state in the link is not one of this demo.');
  const ownOptions = readOptions(ownProperty(state, 'options'));
  const options = { ...ownOptions, ...flags };
  const query =
    (ownOptions.independentCombinators ? ownProperty(state, 'queryIC') : undefined) ?? ownProperty(state, 'query');
  const fields = ownProperty(state, 'fields');
  const library = ownProperty(state, 'library') ?? ownProperty(state, 'style') ?? '';
  demand(isLibraryName(library), 'The state in the link names no library.');
  return {
    ...(fields !== undefined && { data: readData(fields, ownProperty(state, 'rows')) }),
    ...(query !== undefined && { query: readQuery(query, options.independentCombinators ?? false) }),
    options,
    ...(library && { library }),
  };
}

function readQuery(value: unknown, independent: boolean) {
  const checked = checkQuery(value, independent);
  if ('problem' in checked) throw new Error(`The query in the link cannot be opened. ${checked.problem}`);
  return checked.query;
}

/** Known options with boolean values; older links have others, which are ignored. */
function readOptions(value: unknown): Partial<Options> {
  if (value === undefined) return {};
  demand(isRecord(value), 'The options in the link are not valid.');
  const known = OPTION_NAMES.filter((name) => typeof ownProperty(value, name) === 'boolean');
  return Object.fromEntries(known.map((name) => [name, ownProperty(value, name)]));
}
