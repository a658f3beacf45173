import { decodeOrKeep } from '../../shared/navigation/decodeOrKeep';
import { isFormat, isImportLanguage } from './formats';
import { isLibraryName, readState, writeState, type LinkedState } from './linkedState';
import { OPTIONS, type OptionName, type Options } from './options';
import { DEFAULT_STATE, type DemoState, type DemoView } from './state';

/** Content of a URL hash; the library may not exist. */
export interface HashState extends LinkedState {
  view: Partial<DemoView>;
  /** What could not be used, one sentence each. */
  problems: string[];
}

type Pairs = (name: string) => string | undefined;

const TABS: Record<DemoView['tab'], true> = { export: true, code: true, import: true };

const VIEWS: Record<keyof DemoView, (value: string) => boolean> = {
  tab: (value) => Object.hasOwn(TABS, value),
  format: isFormat,
  language: isImportLanguage,
};

const VIEW_PARTS = Object.keys(VIEWS) as (keyof DemoView)[];

/**
 * Reads the `name=value` pairs of a URL hash; never rejects. Unknown names are ignored, and the last pair of a name
 * wins. Options and the library take precedence over those of the state in `s`.
 */
export async function readHash(hash: string): Promise<HashState> {
  const problems: string[] = [];
  const pairs = readPairs(hash, problems);
  const options = readFlags(pairs, problems);
  const view = readView(pairs, problems);
  const library = readLibrary(pairs, problems);
  const state = await readLinkedState(pairs, options, problems);
  return { ...state, ...(library && { library }), view, problems };
}

/**
 * Writes the hash of a state: letters, digits and `#_-=&` only, empty for the default state.
 *
 * @throws if no link can hold the state, with a sentence for the user
 */
export async function writeHash(state: DemoState, library: string): Promise<string> {
  const packed = await writeState(state, library);
  const parts = VIEW_PARTS.filter((part) => state.view[part] !== DEFAULT_STATE.view[part]);
  const pairs = [...(packed ? [`s=${packed}`] : []), ...parts.map((part) => `${part}=${state.view[part]}`)];
  return pairs.length > 0 ? `#${pairs.join('&')}` : '';
}

function readPairs(hash: string, problems: string[]): Pairs {
  const parts = hash.replace(/^#/, '').split('&');
  const named = parts.filter((part) => part.includes('='));
  const values = new Map(named.map((part) => [part.split('=', 1)[0], part.slice(part.indexOf('=') + 1)]));
  // A remaining `%` is not part of an escape. Only a state may have been escaped twice.
  const rest = parts.filter((part) => !part.startsWith('s='));
  if (decodeOrKeep(rest.join('&')).includes('%'))
    problems.push('The link has a “%” in it that begins no escape, so a part of it is lost.');
  return (name) => {
    const value = decodeOrKeep(values.get(name) ?? '');
    return values.has(name) && (name === 's' || !value.includes('%')) ? value : undefined;
  };
}

function readFlags(pairs: Pairs, problems: string[]): Partial<Options> {
  const flags: Partial<Record<OptionName, boolean>> = {};
  for (const { name } of OPTIONS) {
    const value = pairs(name);
    if (value === 'true' || value === 'false') flags[name] = value === 'true';
    else if (value !== undefined) problems.push(`The link sets ${name} to something that is neither true nor false.`);
  }
  return flags;
}

function readView(pairs: Pairs, problems: string[]): Partial<DemoView> {
  const view: Record<string, string> = {};
  for (const part of VIEW_PARTS) {
    const value = pairs(part);
    if (value === undefined) continue;
    if (VIEWS[part](value)) view[part] = value;
    else problems.push(`The link asks for a ${part} that the demo does not have.`);
  }
  return view;
}

function readLibrary(pairs: Pairs, problems: string[]): string {
  const library = pairs('library') ?? '';
  if (isLibraryName(library)) return library;
  problems.push('The link names no library of the demo.');
  return '';
}

/** The state in `s`; the options alone if it is missing or broken. */
async function readLinkedState(pairs: Pairs, options: Partial<Options>, problems: string[]): Promise<LinkedState> {
  const text = pairs('s');
  if (text === undefined) return { options };
  try {
    return await readState(text, options);
  } catch (error) {
    problems.push((error as Error).message);
    return { options };
  }
}
