import { posix } from 'node:path';
import { docPath } from '../../versions/versions';
import type { Version } from '../../versions/types';
import type { ApiPlaces } from '../api/apiPlaces';
import { readCategoryIds } from '../content/readCategories';

/**
 * Where a link of a page of the documentation leads. `api:Field` leads to where the version documents that name. A
 * relative file name becomes the path that the page of this file has in the same version, whether or not there is one:
 * the check of links tells all that lead nowhere at once.
 *
 * @param target what the author wrote: `./export.mdx#sql`, `./_category_.yml`, `/demo`, `#sql`
 * @param docId page that holds the link
 * @param places where the version documents what
 * @throws Error for a relative name of another kind, a category that is not there, or a name that no page documents
 */
export function resolveLink(
  target: string,
  docId: string,
  version: Pick<Version, 'name' | 'path'>,
  places: ApiPlaces = new Map(),
): string {
  if (target.startsWith('api:')) {
    const place = places.get(target.slice('api:'.length));
    if (place === undefined)
      throw new Error(`link to ${target}: expected a name that a page of this version documents`);
    return place;
  }
  if (!target.startsWith('.')) return target;
  const [, file = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? [];
  const name = posix.join(posix.dirname(docId), file);
  if (/\.mdx?$/.test(name)) return `${docPath(version, name.replace(/\.mdx?$/, ''))}${rest}`;

  const [, folder] = /^(.+)\/_category_\.yml$/.exec(name) ?? [];
  const category = folder && readCategoryIds(version.name).get(folder);
  if (!category) {
    throw new Error(`link to ${target}: expected a page (.mdx) or the _category_.yml of a folder that has one`);
  }
  return `${docPath(version, category)}${rest}`;
}
