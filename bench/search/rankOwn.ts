import { answer } from '../../src/search/local/answer';
import type { IndexContent } from '../../src/search/local/indexFile';
import { createSearchIndex } from '../../src/search/local/searchIndex';
import { LOOKED_AT, rankOf, sectionsOf, type Rank } from './judge';
import type { JudgedQuery } from './queries';

/**
 * The ranks that the site's own search gives the answers to some queries.
 *
 * @param versions what is searched, by the name of the version
 * @throws Error for a query of a version that is not there
 */
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
    const { hits } = answer(engine.index, { query, version, offset: 0, limit: LOOKED_AT });
    return rankOf(
      judged,
      hits.map(({ url }) => [engine.sections.get(url) ?? url]),
    );
  });
}
