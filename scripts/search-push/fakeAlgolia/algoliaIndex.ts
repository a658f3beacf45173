import type { FacetFilters, Hit, IndexSettings, SearchParamsObject, SearchResponse, SynonymHit } from 'algoliasearch';

type StoredRecord = Record<string, unknown> & { objectID: string };

export interface AlgoliaIndex {
  settings: IndexSettings;
  synonyms: SynonymHit[];
  records: Map<string, StoredRecord>;
}

export const createIndex = (): AlgoliaIndex => ({ settings: {}, synonyms: [], records: new Map() });

const WORD = /[\p{L}\p{N}]+/gu;

const lowerCaseWords = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

/** The value at a path such as `hierarchy.lvl1`. */
const at = (record: unknown, path: string): unknown =>
  path.split('.').reduce((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], record);

/** `content` for the setting `unordered(content)`. */
const attributeOf = (setting: string) => setting.replace(/^\w+\((.*)\)$/, '$1');

const allText = (value: unknown): string =>
  typeof value === 'object'
    ? Object.values(value ?? {})
        .map(allText)
        .join(' ')
    : String(value);

/** Filters only match declared facets; nested lists are OR. */
function passes(record: StoredRecord, filters: FacetFilters, facets: readonly string[]): boolean {
  const holds = (filter: FacetFilters): boolean => {
    if (Array.isArray(filter)) return filter.some(holds);
    const [name = '', ...value] = filter.split(':');
    return facets.includes(name) && at(record, name) === value.join(':');
  };
  return [filters].flat().every(holds);
}

/** Highlights words that start with a query word. */
function highlighted(value: unknown, query: string[], request: SearchParamsObject): unknown {
  if (typeof value === 'object') {
    const parts = Object.entries(value ?? {}).filter(([, part]) => typeof part === 'string');
    return Object.fromEntries(parts.map(([key, part]) => [key, highlighted(part, query, request)]));
  }
  const { highlightPreTag = '<em>', highlightPostTag = '</em>' } = request;
  const matchedWords = query.filter((it) => lowerCaseWords(String(value)).some((word) => word.startsWith(it)));
  const matchLevel = matchedWords.length === 0 ? 'none' : matchedWords.length === query.length ? 'full' : 'partial';
  const mark = (word: string) =>
    query.some((it) => word.toLowerCase().startsWith(it)) ? highlightPreTag + word + highlightPostTag : word;
  return { value: String(value).replace(WORD, mark), matchLevel, matchedWords };
}

/** An excerpt around the first match, with the number of words of a setting such as `content:10`. */
function excerpt(text: string, query: string[], count: number, ellipsis: string): string {
  const words = text.split(' ');
  const found = words.findIndex((word) => query.some((it) => lowerCaseWords(word).some((part) => part.startsWith(it))));
  const start = Math.max(0, found - Math.floor(count / 2));
  const cut = words.slice(start, start + count).join(' ');
  return (start > 0 ? ellipsis : '') + cut + (start + count < words.length ? ellipsis : '');
}

/**
 * Simulates Algolia's search: every query word must be a prefix of some word; ranked by searchable attribute, then
 * insertion order. Parameters that the site does not use are ignored.
 */
export function searchIndex(
  { settings, synonyms, records }: AlgoliaIndex,
  request: SearchParamsObject,
): SearchResponse {
  const query = lowerCaseWords(request.query ?? '');
  const facets = (settings.attributesForFaceting ?? []).map(attributeOf);
  const attributes = (settings.searchableAttributes ?? ['hierarchy', 'content']).map(attributeOf);
  const formsOf = (word: string) => [
    word,
    ...synonyms.filter(({ input }) => input === word).flatMap((hit) => (hit.synonyms ?? []).flatMap(lowerCaseWords)),
  ];
  /** The first attribute with each query word, the last of these; -1 if some word is missing. */
  const rankOf = (record: StoredRecord) => {
    const texts = attributes.map((attribute) => lowerCaseWords(allText(at(record, attribute) ?? '')));
    const ranks = query.map((word) =>
      texts.findIndex((text) => text.some((it) => formsOf(word).some((form) => it.startsWith(form)))),
    );
    return ranks.includes(-1) ? -1 : Math.max(0, ...ranks);
  };
  const found = [...records.values()]
    .filter((record) => passes(record, request.facetFilters ?? [], facets))
    .map((record) => ({ record, rank: rankOf(record) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ record }) => record);

  const { hitsPerPage = 20, page = 0, offset = page * hitsPerPage, length = hitsPerPage } = request;
  const [snippetName = '', snippetWords = '10'] = request.attributesToSnippet?.[0]?.split(':') ?? [];
  const pick = (record: StoredRecord, names: readonly string[]) =>
    Object.fromEntries(names.filter((name) => record[name] !== undefined).map((name) => [name, record[name]]));
  const toHit = (record: StoredRecord): Hit => {
    const marked = Object.entries(pick(record, request.attributesToHighlight ?? []));
    const snippet = record[snippetName];
    const cut = excerpt(String(snippet), query, Number(snippetWords), request.snippetEllipsisText ?? '…');
    return {
      ...pick(record, request.attributesToRetrieve ?? Object.keys(record)),
      objectID: record.objectID,
      _highlightResult: Object.fromEntries(
        marked
          .filter(([, value]) => value !== null)
          .map(([name, value]) => [name, highlighted(value, query, request) as never]),
      ),
      _snippetResult: typeof snippet === 'string' ? { [snippetName]: highlighted(cut, query, request) as never } : {},
    };
  };
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
    for (const value of records.map((record) => at(record, name)).filter((it) => typeof it === 'string')) {
      counts[name] = { ...counts[name], [value]: (counts[name]?.[value] ?? 0) + 1 };
    }
  }
  return counts;
}
