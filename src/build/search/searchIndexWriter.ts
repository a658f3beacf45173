import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeIndex } from '../../search/local/indexFile';
import { readLibraries, readSite, readSynonyms } from '../content/readContent';
import { readBuiltPages } from '../output/builtPages';
import type { SitePage } from '../output/sitePages';
import { isCodePage } from '../pages/codePages';
import { inProject } from '../paths';
import { removeFiles } from '../removeFiles';
import type { DocReader } from '../texts/readDocs';
import { componentPages } from './componentPages';
import { INDEX_FOLDER } from './readBuiltRecords';
import { searchRecords } from './searchRecords';
import type { SearchPage, SearchRecord } from './types';
import { versionRecords } from './versionRecords';

/** A page of no version. */
type UnversionedPage = Pick<SearchPage, 'path' | 'title' | 'description' | 'places'>;

interface SearchIndexWriter extends Required<DocReader> {
  /**
   * Writes the index once the site is built.
   *
   * @param pages those of content that are of no version
   * @param sitePages all pages
   */
  finish(pages: readonly UnversionedPage[], sitePages: readonly SitePage[]): void;
}

/**
 * Makes what writes the search index of the built site: a file for each version, which holds the places of its pages and
 * those of the pages of no version. Their names never change, so that a page of an earlier deploy finds them too.
 */
export function searchIndexWriter(): SearchIndexWriter {
  const versions = new Map<string, SearchRecord[]>();
  let ofVersion = versionRecords('', []);
  return {
    begin: ({ name, sidebar }) => void (ofVersion = versionRecords(name, sidebar)),
    read: (doc) => ofVersion.add(doc),
    end: ({ name }) => void versions.set(name, ofVersion.all()),
    finish(pages, sitePages) {
      const ofSite = siteRecords(pages, sitePages);
      const synonyms = readSynonyms();
      mkdirSync(INDEX_FOLDER, { recursive: true });
      removeFiles(INDEX_FOLDER);
      for (const [name, records] of versions) {
        const text = encodeIndex(name, { records: [...records, ...ofSite], synonyms });
        writeFileSync(join(INDEX_FOLDER, `${name}.json`), text);
      }
    },
  };
}

/** The records of the pages of no version. */
function siteRecords(pages: readonly UnversionedPage[], sitePages: readonly SitePage[]): SearchRecord[] {
  const ofCode = sitePages.filter(isCodePage).map(({ path }) => path);
  const built = readBuiltPages(inProject('public'), ofCode);
  const others = [...readLibraries(), ...pages].map((page) => ({ ...page, version: null, category: null }));
  return [...componentPages(built, readSite().title), ...others].flatMap(searchRecords);
}
