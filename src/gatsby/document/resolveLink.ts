import { posix } from 'node:path';
import { docPath } from '../../shared/versions/versions';
import type { Version } from '../../shared/versions/types';
import type { SymbolLocations } from '../api/symbolLocations';

/**
 * The target of a link on a documentation page. A relative file name resolves to its path in the same version, even if
 * that page does not exist: the link check later reports all such links together.
 *
 * @param target as written: `./export.mdx#sql`, `./_category_.yml`, `api:Field`, `/demo`, `#sql`
 * @throws Error for another kind of relative name, an unknown category, or a name that no page documents
 */
export function resolveLink(
  target: string,
  docId: string,
  version: Pick<Version, 'name' | 'path'>,
  locations: SymbolLocations,
  categoryIds: ReadonlyMap<string, string>,
): string {
  if (target.startsWith('api:')) {
    const place = locations.get(target.slice('api:'.length));
    if (place === undefined)
      throw new Error(`link to ${target}: expected a name that a page of this version documents`);
    return place;
  }
  if (!target.startsWith('.')) return target;
  const [, file = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? [];
  const name = posix.join(posix.dirname(docId), file);
  if (/\.mdx?$/.test(name)) return `${docPath(version, name.replace(/\.mdx?$/, ''))}${rest}`;

  const [, folder] = /^(.+)\/_category_\.yml$/.exec(name) ?? [];
  const category = folder && categoryIds.get(folder);
  if (!category) {
    throw new Error(`link to ${target}: expected a page (.mdx) or the _category_.yml of a folder that has one`);
  }
  return `${docPath(version, category)}${rest}`;
}
