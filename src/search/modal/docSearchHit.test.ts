import { expect, test } from 'vitest';
import type { SearchHit } from '../../shared/search/client';
import { escapeHtml } from '../../shared/escapeHtml';
import { toDocSearchHits, toSuggestionHits } from './docSearchHit';

const plain = (text: string) => [{ text, match: false }];
const versionLabel = (version: string) => `v${version}.x`;

const page: SearchHit = {
  id: 'a',
  url: '/docs/api/export',
  kind: 'page',
  version: '5',
  hierarchy: [plain('API'), plain('Export')],
  snippet: [
    { text: 'Turn a ', match: false },
    { text: 'query', match: true },
    { text: ' <into> SQL', match: false },
  ],
};
const section: SearchHit = {
  ...page,
  id: 'b',
  url: '/docs/api/export#sql',
  kind: 'section',
  hierarchy: [plain('API'), plain('Export'), [{ text: '<SQL & "more">', match: true }]],
  snippet: null,
};

test('escapes HTML', () => {
  expect(escapeHtml(`<img src=x onerror="alert('1')">&amp;`)).toBe(
    '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;',
  );
});

test('gives the hits of a page a heading with its trail and its version', () => {
  const [one, other] = toDocSearchHits([page, section], versionLabel);
  expect([one?.hierarchy.lvl0, other?.hierarchy.lvl0]).toEqual(['API › Export · v5.x', 'API › Export · v5.x']);
  expect(one).toMatchObject({
    objectID: 'a',
    url: '/docs/api/export',
    kind: 'page',
    type: 'lvl1',
    content: 'Turn a query &lt;into&gt; SQL',
    _snippetResult: {
      content: { value: 'Turn a <mark>query</mark> &lt;into&gt; SQL' },
      hierarchy: { lvl1: { value: 'Export' } },
    },
  });
  expect(other).toMatchObject({
    kind: 'section',
    type: 'lvl2',
    content: null,
    hierarchy: { lvl1: 'API › Export · v5.x', lvl2: '&lt;SQL &amp; &quot;more&quot;&gt;' },
    _snippetResult: {
      hierarchy: {
        lvl1: { value: 'API › Export' },
        lvl2: { value: '<mark>&lt;SQL &amp; &quot;more&quot;&gt;</mark>' },
      },
    },
  });
});

test('keeps the heading as text and escapes the values that DocSearch renders as HTML', () => {
  const [hit] = toDocSearchHits([{ ...page, hierarchy: [plain('<QueryBuilder />')], snippet: null }], versionLabel);
  expect(hit?.hierarchy.lvl0).toBe('<QueryBuilder /> · v5.x');
  expect(hit?.hierarchy.lvl1).toBe('&lt;QueryBuilder /&gt; · v5.x');
  expect(hit?.content).toBeNull();
});

test('adds no version for a page without one', () => {
  const [hit] = toDocSearchHits([{ ...page, version: null, hierarchy: [plain('Demo')] }], versionLabel);
  expect(hit?.hierarchy.lvl0).toBe('Demo');
});

test('makes as many groups of suggestions as requested, in their order', () => {
  const groups = toSuggestionHits(['Export', '4'], 5).map(({ hierarchy }) => hierarchy.lvl0);
  expect(groups.slice(0, 2)).toEqual(['Export', '4']);
  expect(new Set(groups).size).toBe(5);
  expect(toSuggestionHits([], 5)).toEqual([]);
});
