import { SEARCH_KINDS, type SearchHit, type SearchKind, type SearchRequest, type SearchResults } from '../types';
import { orderByPage } from '../orderByPage';
import { highlight, snippetOf, type Marks } from './highlight';
import { rankRecords } from './rankRecords';
import { urlOf, type SearchIndex } from './searchIndex';
import type { SearchRecord } from './types';

/** Answers a query from an index. */
export function answer(index: SearchIndex, { query, kind, offset, limit }: SearchRequest): SearchResults {
  const { ranked, marks } = rankRecords(query, index);
  const found = onceEach(ranked.flatMap((it) => index.records[it.index] ?? []));
  const kinds = Object.fromEntries(SEARCH_KINDS.map((it) => [it, 0])) as Record<SearchKind, number>;
  for (const record of found) kinds[record.kind]++;
  const asked = kind === undefined ? found : found.filter((record) => record.kind === kind);
  const ordered = orderByPage(asked, ({ path }) => path);
  return {
    total: asked.length,
    kinds,
    hits: ordered.slice(offset, offset + limit).map((record) => hitOf(record, marks)),
  };
}

/** Several names may stand in one table: of those that lead to the same address, the best. */
function onceEach(records: readonly SearchRecord[]): SearchRecord[] {
  const addresses = new Set<string>();
  return records.filter((record) => {
    const address = urlOf(record);
    return !addresses.has(address) && addresses.add(address);
  });
}

function hitOf(record: SearchRecord, marks: Marks): SearchHit {
  const { id, kind, version, category, title, headings, text } = record;
  const labels = [...(category === null ? [] : [category]), title, ...headings];
  return {
    id,
    url: urlOf(record),
    kind,
    version,
    hierarchy: labels.map((label) => highlight(label, marks)),
    snippet: snippetOf(text, marks),
  };
}
