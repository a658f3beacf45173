import type { SearchRecord } from '../../src/shared/search/record';

/** A section of the page about export, without a heading or text. */
export const searchRecord = (changes: Partial<SearchRecord>): SearchRecord => ({
  ...{ id: '/docs/export', kind: 'section', version: '5', path: '/docs/export', anchor: null },
  ...{ category: null, title: 'Export', headings: [], text: '' },
  ...changes,
});
