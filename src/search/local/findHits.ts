import { orderByPage } from '../orderByPage';
import { NO_KINDS, type SearchHit, type SearchRequest, type SearchResults } from '../../shared/search/client';
import { makeSnippet, markText, type Marks } from './markMatches';
import { rankRecords } from './rankRecords';
import { recordUrl, type SearchRecord } from '../../shared/search/record';
import type { SearchIndex } from './searchIndex';

const NO_MARKS: Marks = new Map();

export function findHits(index: SearchIndex, { query, kind, offset, limit }: SearchRequest): SearchResults {
  const { ranked, marks } = query.trim() === '' ? { ranked: index.tasks, marks: NO_MARKS } : rankRecords(query, index);
  const found = bestOfEachUrl(ranked);
  const kinds = { ...NO_KINDS };
  for (const record of found) kinds[record.kind]++;
  const asked = kind === undefined ? found : found.filter((record) => record.kind === kind);
  const ordered = orderByPage(asked, ({ path }) => path);
  return {
    total: asked.length,
    kinds,
    hits: ordered.slice(offset, offset + limit).map((record) => toHit(record, marks)),
  };
}

/** Table rows share the URL of their table. */
function bestOfEachUrl(records: readonly SearchRecord[]): SearchRecord[] {
  const urls = new Set<string>();
  return records.filter((record) => {
    const url = recordUrl(record);
    return !urls.has(url) && urls.add(url);
  });
}

function toHit(record: SearchRecord, marks: Marks): SearchHit {
  const { id, kind, version, category, title, headings, text, task } = record;
  const labels = [...(category === null ? [] : [category]), title, ...headings];
  return {
    id,
    url: recordUrl(record),
    kind,
    version,
    hierarchy: labels.map((label) => markText(label, marks)),
    snippet: kind === 'question' ? null : makeSnippet(text, marks),
    ...(task !== undefined && { task }),
  };
}
