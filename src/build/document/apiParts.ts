import type { DocumentElement, DocumentNode } from '../../document/types';
import type { ApiHistory } from '../api/versionApi';
import type { DocumentContext } from './context';
import { scrollingTable } from './scrollingTable';

/** Words of a type that may be names of the library's own. */
const NAME = /\b[A-Z]\w{2,}\b/g;

/** The text of a type, in which each name that this version documents leads to where it does. */
export function typeText(text: string, { api, link }: DocumentContext): DocumentElement {
  const parts: DocumentNode[] = [];
  let end = 0;
  for (const { 0: name, index } of text.matchAll(NAME)) {
    if (!api?.isDocumented(name)) continue;
    if (index > end) parts.push(text.slice(end, index));
    parts.push(['Link', { to: link(`api:${name}`) }, name]);
    end = index + name.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return ['code', null, ...parts];
}

/** What this version and the next do to a name, as marks: "New in v5", "Changed in v5", "Removed in Next". */
export function marks({ since, isNew, changed, removedIn }: ApiHistory): DocumentElement[] {
  return [
    ...(isNew ? [mark('new', `New in ${since}`)] : []),
    ...(changed === null ? [] : [mark('changed', `Changed in ${changed.label}`)]),
    ...(removedIn === null ? [] : [mark('removed', `Removed in ${removedIn}`)]),
  ];
}

/** The marks of a name that has its own place, which also tell of earlier versions: "Since v4". */
export const allMarks = (history: ApiHistory): DocumentElement[] => [
  ...(history.since === null || history.isNew ? [] : [mark('since', `Since ${history.since}`)]),
  ...marks(history),
];

const mark = (kind: string, text: string): DocumentElement => ['span', { className: `mark ${kind}` }, text];

/** Nodes with spaces between them, for text without styles. */
export const spaced = (nodes: readonly DocumentNode[]): DocumentNode[] =>
  nodes.flatMap((node, index) => (index === 0 ? [node] : [' ', node]));

/** A table of names with what is said of them. */
export const namesTable = (label: string, rows: readonly DocumentElement[]): DocumentElement =>
  scrollingTable(label, [
    ['thead', null, ['tr', null, ['th', null, 'Name'], ['th', null, 'Description']]],
    ['tbody', null, ...rows],
  ]);
