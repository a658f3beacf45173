import { expect, test } from 'vitest';
import { toText } from './toText';
import type { DocumentNode } from './types';

test.each<[DocumentNode[], string]>([
  [[], ''],
  [['a', ' b'], 'a b'],
  [[['em', null, 'a'], ['br', null], 'b'], 'ab'],
  [['The ', ['Link', { to: '/x' }, ['code', null, 'fields'], ' prop'], '.'], 'The fields prop.'],
  [[['img', { alt: 'A cat', src: '/cat.png' }]], ''],
])('%j is %j', (nodes, text) => {
  expect(toText(nodes)).toBe(text);
});
