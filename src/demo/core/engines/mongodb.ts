import { Query } from 'mingo';
import type { Predicate } from './types';

/** @param filter as JSON */
export function readFilter(filter: string): Predicate {
  const query = new Query(JSON.parse(filter) as Record<string, unknown>);
  return (row) => query.test(row);
}
