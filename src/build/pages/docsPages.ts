import { docsOf } from '../../navigation/sidebar';
import { navigationOf } from '../../navigation/pageNavigation';
import { pageSidebars, type PageSidebars } from '../../navigation/pageSidebars';
import { isCategory, type SidebarCategory, type SidebarItem } from '../../navigation/types';
import type { CategoryContext, DocContext, DocsContext } from '../../navigation/pageContext';
import { twinOf } from '../../versions/switchVersion';
import { docPath, latestOf } from '../../versions/versions';
import type { Version } from '../../versions/types';
import { docsSidebarId } from '../nodes/shareSidebars';
import { versionSidebar } from '../versionSidebar';
import type { ContentQuery } from './contentQuery';

interface VersionPages {
  version: Version;
  docs: ContentQuery['allDoc']['nodes'];
  sidebar: SidebarItem[];
  sidebars: PageSidebars;
  /** Ids of pages and categories. */
  ids: ReadonlySet<string>;
  mainPath: string;
}

/** A page to create: its path, and what its template is given. */
export type DocsPage =
  | { template: 'doc'; path: string; context: DocContext }
  | { template: 'category'; path: string; context: CategoryContext };

/** What the documentation is made of. */
export interface DocsPages {
  pages: DocsPage[];
  /** The sidebars of each version, by its name. */
  sidebars: Map<string, PageSidebars['sidebars']>;
}

/**
 * The pages of all versions: one for each file, one for each category, and the root of each version, which shows its
 * first page.
 */
export function docsPages(content: ContentQuery, versions: readonly Version[], editUrl: string | undefined): DocsPages {
  const all = versions.map((version) => collect(version, content));
  const latest = latestOf(all.map((pages) => ({ ...pages, isLast: pages.version.isLast })));

  const pagesOf = (pages: VersionPages) => {
    const navigate = navigationOf(pages.sidebar);
    const shared = (id: string, path: string): DocsContext => {
      const { name, label, isLast, banner } = pages.version;
      const twin = twinOf(id, latest.ids, content.twins);
      return {
        kind: 'docs',
        version: { name, label, isLast, banner },
        navigation: navigate(path),
        sidebar: docsSidebarId(name, pages.sidebars.nameAt(path)),
        versions: all.map((other) => targetIn(other, id, content.twins)),
        canonical: twin === null ? path : docPath(latest.version, twin),
      };
    };
    const docs = pages.docs.map((doc): DocsPage => {
      const edit = editUrl ? `${editUrl}/${doc.file}` : null;
      return {
        template: 'doc',
        path: doc.path,
        context: { ...shared(doc.docId, doc.path), id: doc.id, editUrl: edit },
      };
    });
    const categories = categoriesIn(pages.sidebar).map((category): DocsPage => {
      const { label: title, description, items } = category;
      const context = { ...shared(category.id, category.path), title, description, cards: items.map(toCard) };
      return { template: 'category', path: category.path, context };
    });
    const main = docs.find(({ path }) => path === pages.mainPath);
    return [...docs, ...categories, ...(main ? [{ ...main, path: pages.version.path }] : [])];
  };
  return {
    pages: all.flatMap(pagesOf),
    sidebars: new Map(all.map(({ version, sidebars }) => [version.name, sidebars.sidebars])),
  };
}

function collect(version: Version, content: ContentQuery): VersionPages {
  const docs = content.allDoc.nodes.filter((doc) => doc.version.name === version.name);
  const categories = content.allDocCategory.nodes.filter((category) => category.version.name === version.name);
  const sidebar = versionSidebar(docs, categories, version);
  const ids = new Set([...docs.map(({ docId }) => docId), ...categoriesIn(sidebar).map(({ id }) => id)]);
  return {
    version,
    docs,
    sidebar,
    sidebars: pageSidebars(sidebar),
    ids,
    mainPath: docsOf(sidebar)[0]?.path ?? version.path,
  };
}

function targetIn({ version, ids, mainPath }: VersionPages, id: string, twins: string[][]) {
  const twin = twinOf(id, ids, twins);
  const { name, label } = version;
  return { name, label, path: twin === null ? mainPath : docPath(version, twin), hasPage: twin !== null };
}

function categoriesIn(items: readonly SidebarItem[]): SidebarCategory[] {
  return items.filter(isCategory).flatMap((category) => [category, ...categoriesIn(category.items)]);
}

function toCard(item: SidebarItem) {
  const { label, path, description } = item;
  return { label, path, description, count: isCategory(item) ? item.items.length : null };
}
