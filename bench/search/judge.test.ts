import { expect, test } from 'vitest';
import { compareSearches, figuresOf, rankOf, sectionsOf } from './judge';
import { multiplyRecords } from './timing';

const place = (path: string, anchor: string | null) => ({ path, anchor });

test('finds a documented name without a heading in the section above it', () => {
  const sections = sectionsOf([
    place('/a', null),
    place('/a', 'api-First'),
    place('/a', 'sql'),
    place('/a', 'api-Options'),
    place('/b', null),
  ]);
  expect([...sections]).toEqual([
    ['/a', '/a'],
    ['/a#api-First', '/a'],
    ['/a#sql', '/a#sql'],
    ['/a#api-Options', '/a#sql'],
    ['/b', '/b'],
  ]);
});

test('the rank is that of the first place with an answer', () => {
  const answers = ['/a', '/b#c'];
  expect(rankOf({ answers }, [['/x'], ['/y', '/b#c'], ['/a']])).toBe(2);
  expect(rankOf({ answers }, [['/a#top'], ['/b']])).toBeNull();
  expect(rankOf({ answers }, [...Array(10).fill(['/x']), ['/a']])).toBeNull();
});

test('figures are shares of all queries', () => {
  expect(figuresOf([1, 2, 4, null])).toEqual({ queries: 4, at1: 0.25, at3: 0.5, mrr: 0.4375 });
});

test('shows the sums, each kind, and the queries that the first search missed', () => {
  const query = (text: string) => ({ query: text, version: '5', kind: 'parts' as const, answers: ['/a'] });
  const table = compareSearches('first', [query('dnd'), query('mui')], { own: [1, 5], plain: [null, null] });
  expect(table).toContain('parts    own         2  50.0%  50.0%  0.600');
  expect(table).toContain('parts    plain       2   0.0%   0.0%  0.000');
  expect(table).toMatch(/not in the first three:\n {2}5 {2}5 {2}mui\n$/);
});

test('a larger site has other words and addresses', () => {
  const record = {
    id: '/a',
    kind: 'page' as const,
    version: '5',
    path: '/a',
    anchor: null,
    category: null,
    title: 'A',
    headings: [],
    text: 'seven words that have four letters each',
  };
  const many = multiplyRecords([record], 3);
  expect(new Set(many.map(({ id }) => id)).size).toBe(3);
  expect(many[0]).toEqual(record);
  expect(many[2]?.text).toBe('seven words that have four letters each2');
});
