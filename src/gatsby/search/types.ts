import type { SearchSection } from './searchSections';

export type { SearchRecord } from '../../shared/search/types';

export interface SearchPage {
  /** Null outside the documentation. */
  version: string | null;
  path: string;
  /** Label of its folder; null outside folders. */
  category: string | null;
  title: string;
  description: string;
  /** Undefined for a page without text of its own, such as a demo. */
  sections?: readonly SearchSection[];
}
