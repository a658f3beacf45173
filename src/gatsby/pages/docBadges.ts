import { equivalentPage } from './equivalentPage';
import type { ApiChange } from '../api/compareApis';
import type { DocEntry } from '../versionDocs';
import type { Badge } from './sidebar';

/**
 * What the sidebar of a version says next to its pages.
 *
 * @param before ids of the pages of the version before
 * @param equivalents groups of ids that are the same page in different versions
 * @param changes of the packages since then
 */
export function docBadges(
  before: ReadonlySet<string>,
  equivalents: string[][],
  changes: readonly ApiChange[],
): (doc: Pick<DocEntry, 'docId' | 'documents'>) => Badge | undefined {
  const added = new Set(changes.flatMap(({ kind, member, symbol }) => (kind === 'added' && !member ? symbol : [])));
  return ({ docId, documents }) => {
    if (equivalentPage(docId, before, equivalents) === null) return 'New';
    return documents.some((name) => added.has(name)) ? 'Updated' : undefined;
  };
}
