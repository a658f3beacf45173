import type { PageNavigation } from './types';

export interface VersionTarget {
  name: string;
  label: string;
  path: string;
  /** If false, `path` is the version's first page. */
  hasPage: boolean;
}

export interface DocsContext {
  kind: 'docs';
  version: { name: string; label: string; isLast: boolean; banner: string | null };
  navigation: PageNavigation;
  /** Id of the sidebar node. Copies for thousands of pages would be most of the build's page data. */
  sidebar: string;
  versions: VersionTarget[];
  /** Null for a page that search engines should not list. */
  canonical: string | null;
}

export interface DocContext extends DocsContext {
  id: string;
  editUrl: string | null;
  /**
   * Such as 2026-07-03 and July 3, 2026; null where git does not know. The build formats it: a browser's first
   * formatter of dates takes 60 ms with a processor that is slowed down four times.
   */
  lastChange: { date: string; label: string } | null;
}

interface Card {
  label: string;
  path: string;
  description: string;
  /** Number of pages and folders in it; null for a page. */
  count: number | null;
}

export interface CategoryContext extends DocsContext {
  /** Path of its markdown. */
  markdown: string;
  title: string;
  description: string;
  cards: Card[];
  /** Paths of the cards that list their sections: pages that document no names of the library. */
  guides: string[];
}
