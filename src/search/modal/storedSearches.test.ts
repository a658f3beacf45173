import { expect, test } from 'vitest';
import { readableSearches } from './storedSearches';

const page = {
  objectID: 'a',
  url: '/docs/export',
  type: 'lvl1',
  content: 'Turn a query into SQL &lt;fast&gt;',
  hierarchy: { lvl0: 'API › <Export />', lvl1: 'API › Export', lvl2: null },
};
const place = {
  ...page,
  type: 'lvl2',
  url: 'https://example.com/',
  content: null,
  hierarchy: { lvl0: 'API', lvl1: 'API', lvl2: 'SQL' },
};

test('reads stored searches', () => {
  expect(readableSearches(JSON.stringify([page, place]))).toEqual([page, place]);
});

test.each(['', 'rubbish', '[', '{}', 'null', '3', '"text"', '[null]', '[1]', '[[]]', '[{}]'])(
  'reads no search from %s',
  (stored) => expect(readableSearches(stored)).toEqual([]),
);

test.each([
  { objectID: 1 },
  { url: undefined },
  { url: '//example.com' },
  { url: 'javascript:alert(1)' },
  { type: 'content' },
  { type: 'lvl2' },
  { content: '<img src=x onerror=alert(1)>' },
  { content: {} },
  { hierarchy: null },
  { hierarchy: { lvl0: 'API', lvl1: null, lvl2: null } },
  { hierarchy: { lvl0: 'API', lvl1: '<b>API</b>', lvl2: null } },
])('a search with %j is left out', (wrong) => {
  expect(readableSearches(JSON.stringify([{ ...page, ...wrong }, place]))).toEqual([place]);
});
