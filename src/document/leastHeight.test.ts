import { expect, test } from 'vitest';
import { leastHeight } from './leastHeight';
import type { DocumentElement } from './types';

const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index}`).join('\n');
const code = (count: number): DocumentElement => ['Code', { language: 'ts', html: lines(count) }];
const items = (count: number): DocumentElement[] => Array.from({ length: count }, () => ['li', null, 'item']);

test('anything takes a line and its margins', () => {
  expect(leastHeight(['p', null, 'Few words.'])).toBe(45);
  expect(leastHeight('text')).toBe(45);
});

test.each<[string, DocumentElement, number]>([
  ['a text, its length', ['p', null, 'x'.repeat(600), ['code', null, 'x'.repeat(700)]], 200],
  ['a sample, its lines', code(30), 600],
  ['a list, its items', ['ul', null, ...items(10)], 200],
  ['tabs, the first', ['Tabs', null, ['Tab', { label: 'a' }, code(5)], ['Tab', { label: 'b' }, code(90)]], 100],
  ['what is folded, its label', ['details', null, ['summary', null, 'More'], code(50)], 45],
  ['an example, what is in it', ['Example', { id: '5/intro' }, ['Tabs', null, ['Tab', null, code(12)]]], 240],
])('%s', (_, node, height) => {
  expect(leastHeight(node)).toBe(height);
});
