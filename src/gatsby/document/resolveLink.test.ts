import { expect, test } from 'vitest';
import type { Version } from '../../shared/versions/types';
import { resolveLink as resolve } from './resolveLink';

const locations = new Map([['Field.name', '/docs/typescript#api-Field.name']]);
const categoryIds = new Map([['tips', 'category/tips--tricks']]);
const resolveLink = (target: string, docId: string, version: Pick<Version, 'name' | 'path'>) =>
  resolve(target, docId, version, locations, categoryIds);

const latest = { name: '5', path: '/docs' };
const next = { name: 'next', path: '/docs/next' };

test.each([
  ['./export.mdx', 'api/import', latest, '/docs/api/export'],
  ['./export.mdx', 'api/import', next, '/docs/next/api/export'],
  ['../intro.mdx', 'api/import', latest, '/docs/intro'],
  ['./api/export.mdx#sql', 'intro', latest, '/docs/api/export#sql'],
  ['../tips/limit-groups.mdx?a=b#c', 'api/import', latest, '/docs/tips/limit-groups?a=b#c'],
  ['../../intro.mdx', 'a/b/c', latest, '/docs/intro'],
  ['./../api/./export.mdx', 'tips/a', latest, '/docs/api/export'],
  ['./not-written-yet.mdx', 'intro', latest, '/docs/not-written-yet'],
  ['./not-written-yet.md#a', 'intro', latest, '/docs/not-written-yet#a'],
])('%s on %s leads to %o', (target, docId, version, expected) => {
  expect(resolveLink(target, docId, version)).toBe(expected);
});

test.each([
  ['../tips/_category_.yml', 'api/export', latest, '/docs/category/tips--tricks'],
  ['./tips/_category_.yml#tips', 'intro', latest, '/docs/category/tips--tricks#tips'],
  ['./_category_.yml', 'tips/limit-groups', { name: '4', path: '/docs/4' }, '/docs/4/category/tips--tricks'],
])('%s on %s leads to the page of the category', (target, docId, version, expected) => {
  expect(resolveLink(target, docId, version)).toBe(expected);
});

test.each(['/docs/4/migrate', '/demo#option=true', '#sql', '/', 'https://a.example/b.mdx'])('keeps %s', (target) => {
  expect(resolveLink(target, 'api/export', latest)).toBe(target);
});

test.each([
  './export',
  './export.mdxx',
  '.',
  '../',
  './_category_.json',
  './nowhere/_category_.yml',
  './_category_.yml',
])('%s is refused on a page at the top of the version', (target) => {
  expect(() => resolveLink(target, 'intro', latest)).toThrow(
    new Error(`link to ${target}: expected a page (.mdx) or the _category_.yml of a folder that has one`),
  );
});

test('a name of the library leads to the page of the version that documents it', () => {
  expect(resolveLink('api:Field.name', 'intro', latest)).toBe('/docs/typescript#api-Field.name');
});

test.each(['api:Field', 'api:'])('%s, which no page documents, is refused', (target) => {
  expect(() => resolveLink(target, 'intro', latest)).toThrow(
    new Error(`link to ${target}: expected a name that a page of this version documents`),
  );
});
