import { recordLabel, type NewRecord } from '../../shared/search/record';
import type { ApiSymbol } from '../api/types';
import { functionTypes } from './functionTypes';
import { letters } from './searchSections';

/** Adds what a function takes and gives to the records of its name, so that it is found by its type. */
export function addTypes(records: readonly NewRecord[], symbols: readonly ApiSymbol[]): NewRecord[] {
  const left = new Map(
    symbols.flatMap(({ name, exported, signature }) => {
      const types = exported ? functionTypes(signature) : [];
      return types.length > 0 ? [[letters(name), types]] : [];
    }),
  );
  return records.map((record) => {
    const name = record.kind === 'symbol' ? letters(recordLabel(record)) : '';
    const types = left.get(name);
    // The first record of a name is its own, those after it are members with that name.
    left.delete(name);
    return types ? { ...record, types } : record;
  });
}
