import type { Version } from '../../versions/types';
import type { ApiPlaces } from '../api/apiPlaces';
import { documentApi } from '../api/documentApi';
import type { ExampleSource } from '../examples/exampleSource';
import type { DocumentSource } from './documentOf';
import { resolveLink } from './resolveLink';

/** A page as it is written. */
interface WrittenPage {
  /** Its name in its version. */
  docId: string;
  title: string;
  file: string;
  path: string;
  bodyLine: number;
  /** MDX without front matter. */
  body: string;
}

/** The version of a page, and what its pages have in common. */
export interface WrittenVersion {
  version: Pick<Version, 'name' | 'path'>;
  /** Where its pages document what. */
  places: ApiPlaces;
  findExample(name: string): ExampleSource | undefined;
}

/**
 * What a page is compiled of.
 *
 * @param site where paths begin in its markdown
 * @param written null for a page of no version
 */
export function documentSource(page: WrittenPage, site: string, written: WrittenVersion | null): DocumentSource {
  const { docId, title, file, path, bodyLine, body } = page;
  const own = { title, file, path, bodyLine, body, site };
  if (!written) return { ...own, resolveLink: (to) => to, api: null, findExample: () => undefined };
  const { version, places, findExample } = written;
  return {
    ...own,
    resolveLink: (target) => resolveLink(target, docId, version, places),
    api: documentApi(version, places),
    findExample,
  };
}
