import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentVersions } from '../../src/gatsby/content/readContent';
import { INDEX_FOLDER } from '../../src/gatsby/search/writeSearchIndex';
import { findHits } from '../../src/search/local/findHits';
import { createSearchIndex } from '../../src/search/local/searchIndex';
import { decodeIndex, type IndexContent } from '../../src/shared/search/indexFile';
import { JUDGED_RESULTS, sectionsOf, type Judged } from './judge';

/** What the search index of each version has in it. */
export type Indexes = ReadonlyMap<string, IndexContent>;

/** As the last build wrote them. */
export const builtIndexes = (): Indexes =>
  new Map(
    contentVersions().map(({ name }) => [name, decodeIndex(readFileSync(join(INDEX_FOLDER, `${name}.json`), 'utf8'))]),
  );

/** The sections that the site's search finds for each query, best first. Throws Error for an unknown version. */
export function searchOwn(asked: readonly Judged[], indexes: Indexes): string[][] {
  const engines = new Map(
    [...indexes].map(([name, { records, synonyms }]) => {
      const index = createSearchIndex(records, synonyms);
      return [name, { index, sections: sectionsOf(records) }] as const;
    }),
  );
  return asked.map(({ query, version }) => {
    const engine = engines.get(version);
    if (!engine) throw new Error(`${query}: expected the index of version ${version}`);
    const { hits } = findHits(engine.index, { query, version, offset: 0, limit: JUDGED_RESULTS });
    return hits.map(({ url }) => engine.sections.get(url) ?? url);
  });
}
