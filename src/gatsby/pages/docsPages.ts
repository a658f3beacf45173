import { markdownPath } from '../../shared/navigation/markdownPath';
import type { CategoryContext, DocContext, DocsContext } from '../../shared/navigation/pageContext';
import { equivalentPage } from './equivalentPage';
import { docPath, latestOf } from '../../shared/versions/versions';
import { docsSidebarId } from '../nodes/versionNodes';
import type { DocEntry, VersionDocs } from '../versionDocs';
import { navigationOf } from './pageNavigation';
import type { PlannedRoute } from './routes';
import { categoriesOf, docsOf, isCategory, type SidebarItem } from './sidebar';

export type DocsPage = PlannedRoute &
  ({ template: 'doc'; context: DocContext } | { template: 'category'; context: CategoryContext });

interface Doc extends DocEntry {
  id: string;
  file: string;
}

interface VersionPages extends VersionDocs<Doc> {
  ids: ReadonlySet<string>;
  mainPath: string;
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** @param time ISO date with time, such as 2026-07-03T10:00:00+02:00 */
function dayOf(time: string | undefined): DocContext['lastChange'] {
  if (time === undefined) return null;
  const date = time.slice(0, 10);
  return { date, label: DAY.format(new Date(date)) };
}

/**
 * The pages of all versions: one per file, one per category, and the root of each version, which shows its first page.
 *
 * @param equivalents groups of ids that are the same page in different versions, from versions.yml
 * @param dates when each file last changed
 */
export function docsPages(
  versions: readonly VersionDocs<Doc>[],
  equivalents: string[][],
  editUrl: string | undefined,
  dates: ReadonlyMap<string, string>,
): DocsPage[] {
  const all = versions.map(withIds);
  const latest = latestOf(all.map((pages) => ({ ...pages, isLast: pages.version.isLast })));

  return all.flatMap((pages) => {
    const { version } = pages;
    const navigate = navigationOf(pages.sidebar);
    const shared = (id: string, path: string): DocsContext => {
      const { name, label, isLast, banner } = version;
      const latestId = equivalentPage(id, latest.ids, equivalents);
      return {
        kind: 'docs',
        version: { name, label, isLast, banner },
        navigation: navigate(path),
        sidebar: docsSidebarId(name, pages.sidebars.nameAt(path)),
        versions: all.map((other) => targetIn(other, id, equivalents)),
        canonical: latestId === null ? path : docPath(latest.version, latestId),
      };
    };
    const docs = pages.docs.map(({ id, docId, path, file, unlisted }): DocsPage => {
      const edit = editUrl ? `${editUrl}/${file}` : null;
      const context = { ...shared(docId, path), id, editUrl: edit, lastChange: dayOf(dates.get(file)) };
      // What is in no list has no image of its own either.
      const hidden = { canonical: null, navigation: { ...context.navigation, picture: '/' } };
      return { template: 'doc', path, file, context: unlisted ? { ...context, ...hidden } : context };
    });
    const references = new Set(pages.docs.filter(({ documents }) => documents.length > 0).map(({ path }) => path));
    const categories = categoriesOf(pages.sidebar).map((category): DocsPage => {
      const { id, path, label: title, description, items } = category;
      const context = {
        ...shared(id, path),
        markdown: markdownPath(path),
        title,
        description,
        cards: items.map(toCard),
        guides: items.map((item) => item.path).filter((card) => !references.has(card)),
      };
      return { template: 'category', path, file: `the category "${title}"`, context };
    });
    const main = docs.find(({ path }) => path === pages.mainPath);
    return [...docs, ...categories, ...(main ? [{ ...main, path: version.path }] : [])];
  });
}

function withIds(pages: VersionDocs<Doc>): VersionPages {
  const { version, docs, sidebar } = pages;
  const ids = new Set([...docs.map(({ docId }) => docId), ...categoriesOf(sidebar).map(({ id }) => id)]);
  return { ...pages, ids, mainPath: docsOf(sidebar)[0]?.path ?? version.path };
}

function targetIn({ version, ids, mainPath }: VersionPages, id: string, equivalents: string[][]) {
  const equivalent = equivalentPage(id, ids, equivalents);
  const { name, label } = version;
  return {
    name,
    label,
    path: equivalent === null ? mainPath : docPath(version, equivalent),
    hasPage: equivalent !== null,
  };
}

function toCard(item: SidebarItem) {
  const { label, path, description } = item;
  return { label, path, description, count: isCategory(item) ? item.items.length : null };
}
