import type { SearchRecord } from '../../src/shared/search/types';
import type { JudgedQuery } from './queries';
import { median } from '../median';

/** Times a search for each prefix of the queries. */
export function timeKeys(queries: readonly JudgedQuery[], search: (query: string) => void): Times {
  const times: number[] = [];
  for (const { query } of queries) {
    for (let length = 1; length <= query.length; length++) {
      const start = performance.now();
      search(query.slice(0, length));
      times.push(performance.now() - start);
    }
  }
  return timesOf(times);
}

/** Every nth long word differs in each copy, since a larger site has a larger vocabulary. */
const NEW_WORD_INTERVAL = 7;

/** Repeats records up to a count; each copy has its own address and some new words. */
export function multiplyRecords(records: readonly SearchRecord[], wanted: number): SearchRecord[] {
  return Array.from({ length: wanted }, (_, index) => {
    const copy = Math.floor(index / records.length);
    const record = records[index % records.length] as SearchRecord;
    if (copy === 0) return record;
    const rewrite = (text: string) => {
      let count = 0;
      return text.replace(/\p{L}{4,}/gu, (word) => (++count % NEW_WORD_INTERVAL === 0 ? `${word}${copy}` : word));
    };
    const path = `${record.path}-${copy}`;
    return { ...record, path, id: record.id.replace(record.path, path), text: rewrite(record.text) };
  });
}

/** Milliseconds. */
export interface Times {
  median: number;
  percentile95: number;
}

/** Both values are NaN for an empty list. */
function timesOf(measured: readonly number[]): Times {
  const sorted = measured.toSorted((a, b) => a - b);
  return { median: median(sorted), percentile95: sorted[Math.floor(sorted.length * 0.95)] ?? NaN };
}
