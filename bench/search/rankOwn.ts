import { findHits } from '../../src/search/local/findHits';
import type { IndexContent } from '../../src/shared/search/indexFile';
import { createSearchIndex } from '../../src/search/local/searchIndex';
import { JUDGED_RESULTS, rankOf, sectionsOf, type Rank } from './judge';
import type { JudgedQuery } from './queries';

/** Ranks of the answers in the site's own search. Throws Error for a query of an unknown version. */
export function rankOwn(queries: readonly JudgedQuery[], versions: ReadonlyMap<string, IndexContent>): Rank[] {
  const engines = new Map(
    [...versions].map(([name, { records, synonyms }]) => {
      const index = createSearchIndex(records, synonyms);
      return [name, { index, sections: sectionsOf(records) }] as const;
    }),
  );
  return queries.map((judged) => {
    const { query, version } = judged;
    const engine = engines.get(version);
    if (!engine) throw new Error(`${query}: expected the index of version ${version}`);
    const { hits } = findHits(engine.index, { query, version, offset: 0, limit: JUDGED_RESULTS });
    return rankOf(
      judged,
      hits.map(({ url }) => [engine.sections.get(url) ?? url]),
    );
  });
}
