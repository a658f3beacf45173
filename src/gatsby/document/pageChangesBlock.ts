import type { Element } from 'hast';
import { h } from 'hastscript';
import type { ApiChange, DefaultChange } from '../api/compareApis';
import { apiAnchor } from '../api/symbolLocations';
import { changedFrom } from './apiParts';
import type { PageChanges } from './pageChanges';
import type { OutputChange } from './sampleOutputs';

const KINDS = [
  ['added', 'New'],
  ['changed', 'Changed'],
  ['removed', 'Removed'],
] as const;

/** Most members that are listed by name. */
const MAX_MEMBERS = 8;

/**
 * The changes of a page, at its foot and closed, with links to what they are about.
 *
 * @param anchors ids of the page
 */
export function pageChangesBlock(
  { since, names, defaults, outputs }: PageChanges,
  anchors: ReadonlySet<string>,
): Element {
  const ofKind = (kind: ApiChange['kind']) => names.filter((it) => it.kind === kind);
  const items = [
    ...KINDS.map(([kind, title]) => item(title, namesOf(ofKind(kind), anchors))),
    item(
      'Other defaults',
      defaults.map((it) => defaultOf(it, anchors)),
    ),
    item('Other results', placesOf(outputs)),
  ];
  return h('details', [h('summary', `Changed on this page since ${since}`), h('ul', items.flat())]);
}

type Words = (Element | string)[];

const item = (title: string, parts: readonly Words[]): Element[] =>
  parts.length === 0 ? [] : [h('li', [`${title}: `, ...listed(parts)])];

/** Symbols, and members with the symbol that has them. */
function namesOf(changes: readonly ApiChange[], anchors: ReadonlySet<string>): Words[] {
  return [...new Set(changes.map(({ symbol }) => symbol))].map((symbol) => {
    const members = changes.flatMap(({ symbol: of, member }) => (of === symbol && member !== null ? member : []));
    const own = named(symbol, symbol, anchors);
    if (members.length === 0) return [own];
    if (members.length > MAX_MEMBERS) return [own, ` (${members.length} members)`];
    const names = listed(members.map((it) => [named(`${symbol}.${it}`, it, anchors)]));
    return members.length === 1 ? [...names, ' of ', own] : [own, ' (', ...names, ')'];
  });
}

function defaultOf({ symbol, member, before, after }: DefaultChange, anchors: ReadonlySet<string>): Words {
  const name = named(`${symbol}.${member}`, `${symbol}.${member}`, anchors);
  return changedFrom(name, before, after);
}

/** The headings above the samples, each once; those above the first heading are at the top of the page. */
function placesOf(outputs: readonly OutputChange[]): Words[] {
  const places = new Map(outputs.map(({ heading }) => [heading?.id, heading]));
  return [...places.values()].map((it) => [it ? h('a', { href: `#${it.id}` }, it.text) : 'above the first heading']);
}

/** A link, where the page has the place. */
function named(path: string, label: string, anchors: ReadonlySet<string>): Element {
  const code = h('code', label);
  return anchors.has(apiAnchor(path)) ? h('a', { href: `#${apiAnchor(path)}` }, code) : code;
}

const listed = (parts: readonly Words[]): Words =>
  parts.flatMap((part, index) => (index === 0 ? part : [', ', ...part]));
