import type { Element } from 'hast';
import { h } from 'hastscript';
import type { ApiHistory } from '../api/versionApi';
import type { DocumentContext } from './context';
import { pageLink } from './links';
import { scrollingTable } from './scrollingTable';

/** Words in a type that may be names from the library. */
const NAME = /\b[A-Z]\w{2,}\b/g;

/** A type's text, with links from the names that this version documents. */
export function typeText(text: string, { api, link }: DocumentContext): Element {
  const parts: (Element | string)[] = [];
  let end = 0;
  for (const { 0: name, index } of text.matchAll(NAME)) {
    if (!api?.isDocumented(name)) continue;
    if (index > end) parts.push(text.slice(end, index));
    parts.push(pageLink(link(`api:${name}`), name));
    end = index + name.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return h('code', parts);
}

/** Badges for changes in this version and the next: "New in v5", "Changed in v5", "Removed in Next". */
export function historyBadges({ since, isNew, changed, removedIn }: ApiHistory): Element[] {
  return [
    ...(isNew ? [mark('new', `New in ${since}`)] : []),
    ...(changed === null ? [] : [mark('changed', `Changed in ${changed.label}`)]),
    ...(removedIn === null ? [] : [mark('removed', `Removed in ${removedIn}`)]),
  ];
}

/** Like `marks`, with "Since v4" for names from earlier versions. */
export const allHistoryBadges = (history: ApiHistory): Element[] => [
  ...(history.since === null || history.isNew ? [] : [mark('since', `Since ${history.since}`)]),
  ...historyBadges(history),
];

const mark = (kind: string, text: string) => h('span', { className: ['mark', kind] }, text);

export const requiredMark = () => h('span', { className: 'required' }, 'required');

export const withSpaces = (nodes: readonly (Element | string)[]): (Element | string)[] =>
  nodes.flatMap((node, index) => (index === 0 ? [node] : [' ', node]));

export const namesTable = (label: string, rows: Element[]): Element =>
  scrollingTable(label, [h('thead', [h('tr', [h('th', 'Name'), h('th', 'Description')])]), h('tbody', rows)]);
