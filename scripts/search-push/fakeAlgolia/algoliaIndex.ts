import type { FacetFilters, Hit, IndexSettings, SearchParamsObject, SearchResponse, SynonymHit } from 'algoliasearch';

type StoredRecord = Record<string, unknown> & { objectID: string };

export interface AlgoliaIndex {
  settings: IndexSettings;
  synonyms: SynonymHit[];
  records: Map<string, StoredRecord>;
}

export const createIndex = (): AlgoliaIndex => ({ settings: {}, synonyms: [], records: new Map() });

/** Attributes that are searched, the most important first. */
const SEARCHED = ['label', 'hierarchy', 'content'];

const WORD = /[\p{L}\p{N}]+/gu;

const lowerCaseWords = (value: unknown): string[] =>
  JSON.stringify(value ?? '')
    .toLowerCase()
    .match(WORD) ?? [];

/** Filters only match declared facets; nested lists are OR. */
function passes(record: StoredRecord, filters: FacetFilters, facets: readonly string[]): boolean {
  const holds = (filter: FacetFilters): boolean => {
    if (Array.isArray(filter)) return filter.some(holds);
    const [name = '', ...value] = filter.split(':');
    return facets.includes(name) && record[name] === value.join(':');
  };
  return [filters].flat().every(holds);
}

/**
 * Simulates Algolia's search: every query word must begin a word of a record; ranked by attribute, then by insertion
 * order. Parameters that the site does not use are ignored.
 */
export function searchIndex({ settings, records }: AlgoliaIndex, request: SearchParamsObject): SearchResponse {
  const { facetFilters = [], offset = 0, length = 20, highlightPreTag = '', highlightPostTag = '' } = request;
  const query = lowerCaseWords(request.query);
  const facets = settings.attributesForFaceting ?? [];
  const begins = (word: string) => query.some((it) => word.toLowerCase().startsWith(it));

  /** Position of the first attribute with which all query words are found; -1 if some word is missing. */
  const rankOf = (record: StoredRecord) =>
    SEARCHED.findIndex((_, index) => {
      const words = SEARCHED.slice(0, index + 1).flatMap((name) => lowerCaseWords(record[name]));
      return query.every((it) => words.some((word) => word.startsWith(it)));
    });
  const marked = (text: string) => {
    const value = text.replace(WORD, (word) => (begins(word) ? highlightPreTag + word + highlightPostTag : word));
    return { value, matchLevel: value === text ? 'none' : 'full', matchedWords: [] } as const;
  };
  const toHit = (record: StoredRecord): Hit => {
    const labels = Object.entries(record.hierarchy ?? {}).filter(([, label]) => label !== null);
    return {
      ...record,
      _highlightResult: {
        hierarchy: Object.fromEntries(labels.map(([level, label]) => [level, marked(label) as never])),
      },
      _snippetResult: typeof record.content === 'string' ? { content: marked(record.content) } : {},
    };
  };

  const found = [...records.values()]
    .filter((record) => passes(record, facetFilters, facets) && rankOf(record) >= 0)
    .sort((a, b) => rankOf(a) - rankOf(b));
  return {
    hits: found.slice(offset, offset + length).map(toHit),
    nbHits: found.length,
    facets: countFacets(
      found,
      (request.facets ?? []).filter((name) => facets.includes(name)),
    ),
    query: request.query,
    params: '',
    processingTimeMS: 1,
  };
}

function countFacets(records: readonly StoredRecord[], names: readonly string[]) {
  const counts: Record<string, Record<string, number>> = {};
  for (const name of names) {
    for (const value of records.map((record) => record[name]).filter((it) => typeof it === 'string')) {
      counts[name] = { ...counts[name], [value]: (counts[name]?.[value] ?? 0) + 1 };
    }
  }
  return counts;
}
