import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentVersions } from '../../src/gatsby/content/readContent';
import { INDEX_FOLDER } from '../../src/gatsby/search/writeSearchIndex';
import { findHits } from '../../src/search/local/findHits';
import { createSearchIndex, type SearchIndex } from '../../src/search/local/searchIndex';
import { decodeIndex, type IndexContent } from '../../src/shared/search/indexFile';
import { JUDGED_RESULTS, sectionsOf, type Asked } from './judge';

/** What the search index of each version has in it. */
export type Indexes = ReadonlyMap<string, IndexContent>;

/** As the last build wrote them. */
export const builtIndexes = (): Indexes =>
  new Map(
    contentVersions().map(({ name }) => [name, decodeIndex(readFileSync(join(INDEX_FOLDER, `${name}.json`), 'utf8'))]),
  );

/** Addresses that a query finds in the index of its version, best first. */
type Find = (index: SearchIndex, asked: Asked) => string[];

/** The sections of the addresses that `find` gives for each query, best first. Throws Error for an unknown version. */
export function searchEach(asked: readonly Asked[], indexes: Indexes, find: Find): string[][] {
  const engines = new Map(
    [...indexes].map(([name, { records, synonyms }]) => {
      const index = createSearchIndex(records, synonyms);
      return [name, { index, sections: sectionsOf(records) }] as const;
    }),
  );
  return asked.map((it) => {
    const engine = engines.get(it.version);
    if (!engine) throw new Error(`${it.query}: expected the index of version ${it.version}`);
    return find(engine.index, it).map((url) => engine.sections.get(url) ?? url);
  });
}

/** The sections that the site's search finds for each query, best first. */
export const searchOwn = (asked: readonly Asked[], indexes: Indexes): string[][] =>
  searchEach(asked, indexes, (index, { query, version }) =>
    findHits(index, { query, version, offset: 0, limit: JUDGED_RESULTS }).hits.map(({ url }) => url),
  );
