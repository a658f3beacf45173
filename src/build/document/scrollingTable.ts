import type { DocumentElement, DocumentNode } from '../../document/types';

/** A table that scrolls by itself where a word is wider than the page, with the keyboard, too; a label names it. */
export const scrollingTable = (label: string, children: readonly DocumentNode[]): DocumentElement => [
  'div',
  { className: 'table', role: 'group', 'aria-label': label, tabIndex: 0 },
  ['table', null, ...children],
];
