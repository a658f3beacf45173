import type { CSSProperties } from 'react';
import { drawing } from '../shared/theme/icons';
import type { SearchKind } from '../shared/search/client';

const PATHS: Readonly<Record<SearchKind, string>> = {
  page: 'M14 3.5H6v17h12.5V8zV8h4.5m-9 5h5.5m-5.5 3.5h5.5',
  section: 'm9.5 4-2 16m9-16-2 16m-10-11h16m-17 6h16',
  symbol: 'm8.5 7-5 5 5 5m7-10 5 5-5 5',
  question: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M9.3 9.3a2.7 2.7 0 1 1 4 2.4c-.8.4-1.3 1-1.3 1.9m0 3.4v0',
  site: 'M8 5.5v13l10.5-6.5z',
};

/** The icon of a kind of result. Not with the others, because only the search shows it. */
export const kindIcon = (kind: SearchKind) => ({ '--icon': drawing(PATHS[kind]) }) as CSSProperties;
