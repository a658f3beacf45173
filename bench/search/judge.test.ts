import { expect, test } from 'vitest';
import { figuresOf, sectionsOf } from './judge';

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

test('figures are the shares with an answer that is first, or among three, or whose page is', () => {
  const judged = Array(4).fill({ query: 'a', version: '5', answers: ['/a#x', '/b'] });
  const found = [['/a#x'], ['/c', '/b'], ['/c', '/a#y'], []];
  expect(figuresOf(judged, found)).toEqual({ first: 0.25, amongThree: 0.5, pageAmongThree: 0.75 });
});
