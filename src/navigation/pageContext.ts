import type { PageNavigation } from './pageNavigation';
import type { SidebarEntry } from './pageSidebars';

/** Where a page's version dropdown leads for one version. */
export interface VersionTarget {
  name: string;
  label: string;
  path: string;
  /** Whether the version has this page; otherwise the path is that of its first page. */
  hasPage: boolean;
}

/** What every page of the documentation is given beside its own content. */
export interface DocsContext {
  kind: 'docs';
  version: { name: string; label: string; isLast: boolean; banner: string | null };
  navigation: PageNavigation;
  /** Id of the node that holds the sidebar: a copy for each of thousands of pages is most of what a build keeps of them. */
  sidebar: string;
  versions: VersionTarget[];
  /** Path that search engines should know this page by. */
  canonical: string;
}

export interface DocContext extends DocsContext {
  id: string;
  editUrl: string | null;
}

/** A page or folder as a category lists it. */
export interface Card {
  label: string;
  path: string;
  description: string;
  /** How many pages and folders stand in it; null for a page. */
  count: number | null;
}

export interface CategoryContext extends DocsContext {
  title: string;
  description: string;
  cards: Card[];
}

/** What the query of every page of the documentation gives its frame. */
export interface DocsData {
  docsSidebar: { entries: SidebarEntry[] };
}
