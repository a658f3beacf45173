import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeIndex } from '../../shared/search/indexFile';
import { readLibraries, readSite, readSynonyms } from '../content/readContent';
import { readBuiltPages } from '../output/builtPages';
import type { SitePage } from '../output/sitePages';
import { isCodePage } from '../pages/codePages';
import { inProject } from '../paths';
import { componentPages } from './componentPages';
import { INDEX_FOLDER } from './readBuiltRecords';
import { searchRecords } from './searchRecords';
import type { SearchPage, SearchRecord } from './types';

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
  mkdirSync(INDEX_FOLDER, { recursive: true });
  const text = encodeIndex(version, { records: [...records, ...ofSite], synonyms: readSynonyms() });
  writeFileSync(join(INDEX_FOLDER, `${version}.json`), text);
}

/** The records of the pages outside the documentation. */
export function siteRecords(pages: readonly UnversionedPage[], sitePages: readonly SitePage[]): SearchRecord[] {
  const ofCode = sitePages.filter(isCodePage).map(({ path }) => path);
  const built = readBuiltPages(inProject('public'), ofCode);
  const others = [...readLibraries(), ...pages].map((page) => ({ ...page, version: null, category: null }));
  return [...componentPages(built, readSite().title), ...others].flatMap(searchRecords);
}
