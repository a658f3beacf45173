import { expect, test } from 'vitest';
import { apiSymbol } from '../../../tests/support/api';
import { searchRecord } from '../../../tests/support/searchRecord';
import { createSearchIndex } from '../../search/local/searchIndex';
import { rankRecords } from '../../search/local/rankRecords';
import type { SearchRecord } from '../../shared/search/record';
import { apisOf } from '../api/contentApi';
import { decodeIndex, encodeIndex } from '../../shared/search/indexFile';
import { contentVersions } from '../content/readContent';
import { addTypes } from './addTypes';
import { functionTypes } from './functionTypes';

test.each([
  ['function f(a: A): string', ['A>string']],
  ['function f(a: A): string; function f(a: A, options?: Omit<B, "x"> & { c: D }): E', ['A>string', 'A,B>E']],
  ['const f: <T extends A = B>(list: T[], at: number) => T | null', ['A,number>A']],
  ['const f: (call: (a: A) => B, b?: boolean) => void', ['boolean>']],
  ['const f: (a: A | string) => a is A', ['A,string>boolean']],
  ['const f: A', []],
  ['interface A { b: () => C }', []],
])('%s has the types %j', (signature, types) => {
  expect(functionTypes(signature)).toEqual(types);
});

const record = (name: string, at: number, kind: SearchRecord['kind'] = 'symbol') =>
  searchRecord({ id: `${name} ${at}`, kind, anchor: `a${at}`, headings: [name] });

const symbol = (name: string, signature: string, exported = true) => apiSymbol(name, { signature, exported });

test('a function has its types where it is documented, and a heading or a member of its name has none', () => {
  const records = [record('To SQL', 0, 'section'), record('to SQL', 1), record('toSQL', 2), record('other', 3)];
  const symbols = [symbol('toSQL', 'function toSQL(a: A): string'), symbol('other', 'const other: () => B', false)];
  expect(addTypes(records, symbols).map(({ types }) => types)).toEqual([undefined, ['A>string'], undefined, undefined]);
});

/** The functions of a version that a query finds, best first. */
function found(version: string, query: string): string[] {
  const { symbols } = apisOf(version).api;
  const records = addTypes(
    symbols.map(({ name }, at) => record(name, at)),
    symbols,
  );
  return rankRecords(query, createSearchIndex(decodeIndex(encodeIndex(records, [])))).ranked.flatMap(
    ({ headings }) => headings,
  );
}

const newest = contentVersions()
  .slice(0, -1)
  .map(({ name }) => name);

test.each(newest)('version %s finds functions by their type', (version) => {
  for (const query of [
    '(query: RuleGroupType) => string',
    'RuleGroupType => string',
    '(RuleGroupType, FormatQueryOptions) => string',
  ]) {
    expect(found(version, query)[0], query).toBe('formatQuery');
  }
  const parsers = found(version, '=> RuleGroupType').slice(0, 3);
  for (const name of parsers) expect(name).toMatch(/^parse(?:SQL|CEL|JsonLogic|MongoDB|SpEL|JSONata)$/);
  expect(found(version, 'string => RuleGroupTypeIC')[0]).toMatch(/^parse/);
});
