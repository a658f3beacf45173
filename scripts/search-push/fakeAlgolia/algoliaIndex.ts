import type {
  HighlightResultOption,
  FacetFilters,
  Hit,
  IndexSettings,
  SearchParamsObject,
  SearchResponse,
  SynonymHit,
} from 'algoliasearch';

type StoredRecord = Record<string, unknown> & { objectID: string };

export interface AlgoliaIndex {
  settings: IndexSettings;
  synonyms: SynonymHit[];
  records: Map<string, StoredRecord>;
}

export const createIndex = (): AlgoliaIndex => ({ settings: {}, synonyms: [], records: new Map() });

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The value at a path such as `hierarchy.lvl1`. */
const at = (record: unknown, path: string): unknown =>
  path.split('.').reduce((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], record);

const attributeOf = (setting: string) => /^(?:\w+\()?([\w.]+)\)?$/.exec(setting)?.[1] ?? setting;

const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : value && typeof value === 'object'
      ? Object.values(value).map(textOf).join(' ')
      : '';

/** Filters only match declared facets; nested lists are OR. */
function passes(record: StoredRecord, filters: FacetFilters | undefined, facets: readonly string[]): boolean {
  const holds = (filter: FacetFilters): boolean => {
    if (Array.isArray(filter)) return filter.some(holds);
    const [name = '', ...value] = filter.split(':');
    return facets.includes(name) && at(record, name) === value.join(':');
  };
  return [filters ?? []].flat().every(holds);
}

/** Highlights words that start with a query word. */
function mark(
  text: string,
  query: string[],
  { highlightPreTag = '<em>', highlightPostTag = '</em>' }: SearchParamsObject,
): HighlightResultOption {
  const matchedWords = query.filter((it) => wordsOf(text).some((word) => word.startsWith(it)));
  const value = text.replace(/[\p{L}\p{N}]+/gu, (word) =>
    query.some((it) => word.toLowerCase().startsWith(it)) ? highlightPreTag + word + highlightPostTag : word,
  );
  const matchLevel = matchedWords.length === 0 ? 'none' : matchedWords.length === query.length ? 'full' : 'partial';
  return { value, matchLevel, matchedWords };
}

/** An excerpt around the first match, with the word count of a setting such as `content:10`. */
function snippet(text: string, query: string[], count: number, request: SearchParamsObject) {
  const words = text.split(' ');
  const found = words.findIndex((word) => query.some((it) => wordsOf(word).some((part) => part.startsWith(it))));
  const start = Math.max(0, found - Math.floor(count / 2));
  const { snippetEllipsisText: ellipsis = '…' } = request;
  const cut = words.slice(start, start + count).join(' ');
  const { value, matchLevel } = mark(cut, query, request);
  return { value: (start > 0 ? ellipsis : '') + value + (start + count < words.length ? ellipsis : ''), matchLevel };
}

function highlighted(value: unknown, query: string[], request: SearchParamsObject): unknown {
  if (typeof value === 'string') return mark(value, query, request);
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value).map(([key, part]) => [key, highlighted(part, query, request)]);
  return Object.fromEntries(entries.filter(([, part]) => part !== undefined));
}

const pick = (record: StoredRecord, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (record[name] === undefined ? [] : [[name, record[name]]])));

/**
 * Simulates Algolia's search: every query word must be a prefix of some word; ranked by searchable attribute, then
 * insertion order. Parameters that the site does not use are ignored.
 */
export function searchIndex(
  { settings, synonyms, records }: AlgoliaIndex,
  request: SearchParamsObject,
): SearchResponse {
  const query = wordsOf(request.query ?? '');
  const facets = (settings.attributesForFaceting ?? []).map(attributeOf);
  const attributes = (settings.searchableAttributes ?? ['hierarchy', 'content']).map(attributeOf);
  const meant = (word: string) => [
    word,
    ...synonyms.filter(({ input }) => input === word).flatMap(({ synonyms: all = [] }) => all.flatMap(wordsOf)),
  ];
  const rankOf = (record: StoredRecord) => {
    const texts = attributes.map((attribute) => wordsOf(textOf(at(record, attribute))));
    const ranks = query.map((word) =>
      texts.findIndex((text) => text.some((it) => meant(word).some((form) => it.startsWith(form)))),
    );
    return ranks.includes(-1) ? -1 : Math.max(0, ...ranks);
  };
  const found = [...records.values()]
    .filter((record) => passes(record, request.facetFilters, facets))
    .map((record) => ({ record, rank: rankOf(record) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ record }) => record);
  const { hitsPerPage = 20, page = 0, offset = page * hitsPerPage, length = hitsPerPage } = request;
  const [snippetName = '', snippetWords = '10'] = request.attributesToSnippet?.[0]?.split(':') ?? [];
  return {
    hits: found.slice(offset, offset + length).map((record): Hit => ({
      ...pick(record, ['objectID', ...(request.attributesToRetrieve ?? Object.keys(record))]),
      objectID: record.objectID,
      _highlightResult: highlighted(
        pick(record, request.attributesToHighlight ?? []),
        query,
        request,
      ) as Hit['_highlightResult'],
      _snippetResult:
        typeof record[snippetName] === 'string'
          ? { [snippetName]: snippet(record[snippetName], query, Number(snippetWords), request) }
          : {},
    })),
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
    for (const record of records) {
      const value = at(record, name);
      if (typeof value !== 'string') continue;
      const values = (counts[name] ??= {});
      values[value] = (values[value] ?? 0) + 1;
    }
  }
  return counts;
}
