import type { SearchRecord } from './types';

export const recordLabel = ({ headings, title }: Pick<SearchRecord, 'headings' | 'title'>): string =>
  headings.at(-1) ?? title;

export const recordUrl = ({ path, anchor }: Pick<SearchRecord, 'path' | 'anchor'>): string =>
  anchor === null ? path : `${path}#${anchor}`;
