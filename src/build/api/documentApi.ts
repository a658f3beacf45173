import type { Version } from '../../versions/types';
import { digestOf } from '../digest';
import type { DocumentApi } from '../document/context';
import type { ApiPlaces } from './apiPlaces';
import { contentApis } from './contentApi';

type DigestedApi = DocumentApi & { digest: string };

/** By where the pages of a version document what: all of them ask for the same. */
const known = new WeakMap<ApiPlaces, DigestedApi>();

/**
 * What the documents of a version need of its packages' declarations.
 *
 * @param places where the version's pages document what
 */
export function documentApi({ name }: Pick<Version, 'name'>, places: ApiPlaces): DigestedApi {
  const before = known.get(places);
  if (before) return before;
  const { digest, versions } = contentApis();
  const held = versions.get(name);
  if (!held) throw new Error(`version ${name}: expected one of content/versions.yml`);
  const api = {
    ...held.versionApi,
    isDocumented: (it: string) => places.has(it),
    digest: digestOf(digest, JSON.stringify([...places])),
  };
  known.set(places, api);
  return api;
}
