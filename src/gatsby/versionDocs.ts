import { buildSidebar, missingCategories, type SourceCategory } from './pages/buildSidebar';
import { pageSidebars, type PageSidebars } from './pages/pageSidebars';
import type { Badge, SidebarItem } from './pages/sidebar';
import type { Version } from '../shared/versions/types';
import type { DocFields } from './nodes/pageFields';

export type DocEntry = Pick<
  DocFields,
  'docId' | 'path' | 'description' | 'sidebarLabel' | 'sidebarPosition' | 'draft' | 'unlisted' | 'documents'
>;

export interface VersionDocs<D extends DocEntry = DocEntry> {
  version: Version;
  /** Published pages only. */
  docs: D[];
  categories: readonly SourceCategory[];
  sidebar: SidebarItem[];
  sidebars: PageSidebars;
  draftIds: string[];
}

/** A folder without a category gets one, so that a development server shows its pages; a build reports it. */
export function versionDocs<D extends DocEntry>(
  version: Version,
  all: readonly D[],
  given: readonly SourceCategory[],
  badgeOf: (doc: D) => Badge | undefined = () => undefined,
): VersionDocs<D> {
  const docs = all.filter(isPublished);
  const categories = [
    ...given,
    ...missingCategories(
      docs.map(({ docId }) => docId),
      given,
    ),
  ];
  const entries = docs
    .filter(({ unlisted }) => !unlisted)
    .map((doc) => ({
      id: doc.docId,
      label: doc.sidebarLabel,
      position: doc.sidebarPosition,
      description: doc.description,
      badge: badgeOf(doc),
    }));
  const sidebar = buildSidebar(entries, categories, version.path);
  const draftIds = all.filter(({ draft }) => draft).map(({ docId }) => docId);
  return { version, docs, categories, sidebar, sidebars: pageSidebars(sidebar), draftIds };
}

/** Drafts are published only during development. */
const isPublished = ({ draft }: { draft: boolean }): boolean => !draft || process.env.NODE_ENV !== 'production';
