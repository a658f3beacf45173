import { encodeIndex } from '../../shared/search/indexFile';
import { readLibraries, readSite, readSynonyms } from '../content/readContent';
import { pagesAt, type BuiltPage } from '../output/builtPages';
import type { SitePage } from '../output/sitePages';
import { publishFile } from '../files';
import { isCodePage } from '../pages/routes';
import { inProject } from '../paths';
import { componentPages, searchRecords, type SearchPage } from './searchRecords';
import type { SearchRecord } from '../../shared/search/types';

type UnversionedPage = Pick<SearchPage, 'path' | 'title' | 'description' | 'sections'>;

/**
 * Writes the search index of a version and of the pages outside the documentation. The file name never changes, so that
 * pages of an earlier deploy find it too.
 */
export function writeSearchIndex(
  version: string,
  records: readonly SearchRecord[],
  ofSite: readonly SearchRecord[],
): void {
  const text = encodeIndex({ records: [...records, ...ofSite], synonyms: readSynonyms() });
  publishFile(`/search-index/${version}.json`, text);
}

/** The records of the pages outside the documentation. */
export function siteRecords(
  pages: readonly UnversionedPage[],
  sitePages: readonly SitePage[],
  built: readonly BuiltPage[],
): SearchRecord[] {
  const ofCode = sitePages.filter(isCodePage).map(({ path }) => path);
  const others = [...readLibraries(), ...pages].map((page) => ({ ...page, version: null, category: null }));
  return [...componentPages(pagesAt(ofCode, built), readSite().title), ...others].flatMap(searchRecords);
}

export const INDEX_FOLDER = inProject('public', 'search-index');
