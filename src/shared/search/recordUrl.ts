import type { SearchRecord } from './types';

export const recordUrl = ({ path, anchor }: Pick<SearchRecord, 'path' | 'anchor'>): string =>
  anchor === null ? path : `${path}#${anchor}`;
