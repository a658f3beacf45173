import { findHits } from '../../src/search/local/findHits';
import { createSearchIndex } from '../../src/search/local/searchIndex';
import type { IndexContent } from '../../src/shared/search/indexFile';
import { JUDGED_RESULTS, sectionsOf, type Judged } from './judge';

/** What the search index of each version has in it. */
export type Indexes = ReadonlyMap<string, IndexContent>;

/** The sections that the site's search finds for each query, best first. Throws Error for an unknown version. */
export function searchOwn(asked: readonly Judged[], indexes: Indexes): string[][] {
  const engines = new Map(
    [...indexes].map(([version, content]) => [
      version,
      { index: createSearchIndex(content), sections: sectionsOf(content.records) },
    ]),
  );
  return asked.map(({ query, version }) => {
    const engine = engines.get(version);
    if (!engine) throw new Error(`${query}: expected the index of version ${version}`);
    const { hits } = findHits(engine.index, { query, version, offset: 0, limit: JUDGED_RESULTS });
    return hits.map(({ url }) => engine.sections.get(url) ?? url);
  });
}
