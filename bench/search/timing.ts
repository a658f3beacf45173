import type { SearchRecord } from '../../src/search/local/types';
import { timesOf, type Times } from '../times';
import type { JudgedQuery } from './queries';

/**
 * What each key costs while queries are typed.
 *
 * @param queries typed letter by letter, each after the other
 * @param search is timed
 */
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

/** One word in so many is another in each copy, for a larger site has more words. */
const NEW_WORD = 7;

/** As many records as wanted, made of copies of some, each with words and an address of its own. */
export function multiply(records: readonly SearchRecord[], wanted: number): SearchRecord[] {
  return Array.from({ length: wanted }, (_, index) => {
    const copy = Math.floor(index / records.length);
    const record = records[index % records.length] as SearchRecord;
    if (copy === 0) return record;
    const rewrite = (text: string) => {
      let count = 0;
      return text.replace(/\p{L}{4,}/gu, (word) => (++count % NEW_WORD === 0 ? `${word}${copy}` : word));
    };
    const path = `${record.path}-${copy}`;
    return { ...record, path, id: record.id.replace(record.path, path), text: rewrite(record.text) };
  });
}
