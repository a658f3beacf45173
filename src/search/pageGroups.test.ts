import { expect, test } from 'vitest';
import { groupByPage } from './pageGroups';
import type { SearchHit } from '../shared/search/client';

const hit = (url: string, ...labels: string[]): SearchHit => ({
  id: url,
  url,
  kind: 'section',
  version: '5',
  hierarchy: labels.map((text) => [{ text, match: false }]),
  snippet: null,
});

const shape = (hits: SearchHit[]) => groupByPage(hits).map(({ url, trail, hits }) => [url, trail, hits.length]);

test('heads a group with the trail that its hits share, the page itself included', () => {
  expect(
    shape([
      hit('/docs/export', 'API', 'Export'),
      hit('/docs/export#sql', 'API', 'Export', 'Formats', 'SQL'),
      hit('/docs/intro#install', 'Getting started', 'Install'),
      hit('/docs/props#a', 'API', 'Props', 'Controls', 'a'),
      hit('/docs/props#b', 'API', 'Props', 'Controls', 'b'),
    ]),
  ).toEqual([
    ['/docs/export', ['API', 'Export'], 2],
    ['/docs/intro', ['Getting started'], 1],
    ['/docs/props', ['API', 'Props', 'Controls'], 2],
  ]);
});

test('keeps the order: a page that comes again later becomes another group', () => {
  const hits = [hit('/a#1', 'A', 'x'), hit('/b', 'B'), hit('/a#2', 'A', 'y')];
  expect(shape(hits)).toEqual([
    ['/a', ['A'], 1],
    ['/b', ['B'], 1],
    ['/a', ['A'], 1],
  ]);
});

test('a question about a page is no page', () => {
  expect(shape([{ ...hit('/a', 'A', 'Why?'), kind: 'question' }])).toEqual([['/a', ['A'], 1]]);
});

test('never heads a group with an empty trail', () => {
  expect(shape([hit('/a#1', 'A'), hit('/a#2', 'B')])).toEqual([['/a', ['A'], 2]]);
  expect(shape([])).toEqual([]);
});
