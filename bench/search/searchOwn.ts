import { findHits } from '../../src/search/local/findHits';
import type { IndexContent } from '../../src/shared/search/indexFile';
import { createSearchIndex } from '../../src/search/local/searchIndex';
import { JUDGED_RESULTS, sectionsOf, type Asked } from './judge';

/** The sections that the site's own search finds, by query and position. Throws Error for an unknown version. */
export function searchOwn(asked: readonly Asked[], versions: ReadonlyMap<string, IndexContent>): string[][][] {
  const engines = new Map(
    [...versions].map(([name, { records, synonyms }]) => {
      const index = createSearchIndex(records, synonyms);
      return [name, { index, sections: sectionsOf(records) }] as const;
    }),
  );
  return asked.map(({ query, version }) => {
    const engine = engines.get(version);
    if (!engine) throw new Error(`${query}: expected the index of version ${version}`);
    const { hits } = findHits(engine.index, { query, version, offset: 0, limit: JUDGED_RESULTS });
    return hits.map(({ url }) => [engine.sections.get(url) ?? url]);
  });
}
