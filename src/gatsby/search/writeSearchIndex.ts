import { encodeIndex } from '../../shared/search/indexFile';
import { readLibraries, readSite, readSynonyms } from '../content/readContent';
import type { CodePage } from '../output/codePages';
import { publishFile } from '../files';
import { inProject } from '../paths';
import { searchRecords, type SearchPage } from './searchRecords';
import type { NewRecord } from '../../shared/search/record';

type UnversionedPage = Pick<SearchPage, 'path' | 'title' | 'description' | 'sections'>;

/**
 * Writes the search index of a version and of the pages outside the documentation. The file name never changes, so that
 * pages of an earlier deploy find it too.
 */
export function writeSearchIndex(version: string, records: readonly NewRecord[], ofSite: readonly NewRecord[]): void {
  const text = encodeIndex([...records, ...ofSite], readSynonyms());
  publishFile(`/search-index/${version}.json`, text);
}

/** The records of the pages outside the documentation. */
export function siteRecords(pages: readonly UnversionedPage[], ofCode: readonly CodePage[]): NewRecord[] {
  const home = { category: readSite().title, title: 'Home page' };
  const listed = ofCode
    .filter(({ isListed }) => isListed)
    .map((page) => (page.path === '/' ? { ...page, ...home } : page));
  return [...listed, ...readLibraries(), ...pages].flatMap((page) =>
    searchRecords({ category: null, ...page, version: null }),
  );
}

export const INDEX_FOLDER = inProject('public', 'search-index');
