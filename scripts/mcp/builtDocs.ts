import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentVersions } from '../../src/gatsby/content/readContent';
import { listFiles } from '../../src/gatsby/files';
import { findHits } from '../../src/search/local/findHits';
import { foundPages, MAX_PLACES, type FoundPage } from '../../src/search/foundPages';
import { createSearchIndex, type SearchIndex } from '../../src/search/local/searchIndex';
import { markdownPath } from '../../src/shared/navigation/markdownPath';
import { latestOf } from '../../src/shared/versions/versions';
import type { Version } from '../../src/shared/versions/types';
import { builtIndex } from '../shared/builtIndexes';

/** @throws Error that lists the versions */
export function findVersion(name: string | undefined): Version {
  const versions = contentVersions();
  const version = name === undefined ? latestOf(versions) : versions.find((it) => it.name === name);
  if (version) return version;
  throw new Error(`Version "${name}": expected ${versions.map((it) => it.name).join(', ')}.`);
}

/** The pages and search indexes of a built site. */
export function builtDocs(site: string) {
  const twins = new Set(listFiles(site).filter((file) => file.endsWith('.md')));
  const indexes = new Map<string, SearchIndex>();

  const indexOf = (version: string): SearchIndex => {
    const index = indexes.get(version) ?? createSearchIndex(builtIndex(site, version));
    indexes.set(version, index);
    return index;
  };

  return {
    /**
     * The markdown of a page.
     *
     * @param address path or full address, of the page or of its twin
     * @throws Error when the site has no such page
     */
    readPage(address: string): string {
      const path = address.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '');
      const page = path.replace(/\/+$/, '') || '/';
      const file = (page.endsWith('.md') ? page : markdownPath(page)).replace(/^\//, '');
      if (twins.has(file)) return readFileSync(join(site, file), 'utf8');
      throw new Error(`Page "${address}": the site has no such page. Search for it, or read the page "/".`);
    },

    /** The pages that answer a query best, each with the places in it. */
    search: (query: string, version: string): FoundPage[] =>
      foundPages(findHits(indexOf(version), { query, version, offset: 0, limit: MAX_PLACES }).hits),
  };
}
