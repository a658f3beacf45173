import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { ApiHistory } from '../api/versionApi';
import type { DocumentContext } from './context';
import type { ApiMember } from '../api/types';

/** Words in a type that may be names from the library. */
const CAPITALIZED_WORD = /\b[A-Z]\w{2,}\b/g;

/** A type's text, with links from the names that this version documents. */
export function typeText(text: string, { api, link }: DocumentContext): Element {
  const parts: (Element | string)[] = [];
  let end = 0;
  for (const { 0: name, index } of text.matchAll(CAPITALIZED_WORD)) {
    const documented = api?.documentedName(name);
    if (documented === undefined) continue;
    if (index > end) parts.push(text.slice(end, index));
    parts.push(h('a', { href: link(`api:${documented}`) }, name));
    end = index + name.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return h('code', parts);
}

/** Badges for changes in this version and the next: "Since 5.1", "New in v5", "Changed in v5", "Removed in Next". */
export function historyBadges({ since, isLate, addedIn, changed, removedIn }: ApiHistory): Element[] {
  return [
    ...(isLate ? [mark('new', `Since ${short(since ?? '')}`)] : []),
    ...(addedIn === null || isLate ? [] : [mark('new', `New in ${addedIn}`)]),
    ...(changed === null ? [] : [mark('changed', `Changed in ${short(changed.since)}`)]),
    ...(removedIn === null ? [] : [mark('removed', `Removed in ${removedIn}`)]),
  ];
}

/** `5.1` for `5.1.0`. */
export const short = (release: string) => release.replace(/\.0$/, '');

export const mark = (kind: 'new' | 'changed' | 'removed', text: string) => h('span', { className: kind }, text);

export const requiredMark = (text = 'required') => h('span', { className: 'required' }, text);

export const withSpaces = (nodes: readonly (Element | string)[]): (Element | string)[] =>
  nodes.flatMap((node, index) => (index === 0 ? [node] : [' ', node]));

export const changedFrom = (name: Element, before: string, after: string): (Element | string)[] =>
  withSpaces([name, 'was', h('code', before), 'and is', h('code', after)]);

export const namesTable = (label: string, rows: Element[]): Element =>
  scrollingTable(label, [h('thead', [h('tr', [h('th', 'Name'), h('th', 'Description')])]), h('tbody', rows)]);

/** The package's default, or the author's when the package has no readable default. Throws Error when they differ. */
export function literalDefault(path: string, member: ApiMember, written: string | undefined): string | null {
  if (written === undefined || member.default === null) return written ?? member.default;
  if (plain(written) === plain(member.default)) return written;
  throw new Error(`${path}: expected the default ${member.default}, which the package declares, not ${written}`);
}

const plain = (code: string) => code.replace(/\s+/g, '').replace(/["`]/g, "'");

/** A wide table scrolls on its own. It is focusable, so that keyboard users can scroll it, and needs a label. */
export const scrollingTable = (label: string, children: ElementContent[]): Element =>
  h('div', { className: 'table', role: 'group', ariaLabel: label, tabIndex: 0 }, [h('table', children)]);
