import { expect, test } from 'vitest';
import { nearestPages, pageOfOtherForm, wordsOf } from './nearestPages';

const pages = [
  ['/docs/intro', 'Getting started'],
  ['/docs/api/export', 'Export'],
  ['/docs/api/import', 'Import'],
  ['/docs/api/querybuilder', '<QueryBuilder />'],
  ['/docs/4/api/export', 'Export'],
  ['/docs/4/intro', 'Getting started'],
  ['/docs/next/utils/export', 'Export'],
  ['/docs/next/components/querybuilder', 'QueryBuilder'],
  ['/docs/tips/limit-groups', 'Limit rule groups'],
  ['/docs/migrate', 'Migrating to v5'],
  ['/demo/antd', 'Ant Design demo'],
  ['/demo/material', 'MUI (Material) demo'],
].map(([path = '', title = '']) => ({ path, title }));
const paths = ['/', ...pages.map(({ path }) => path)];

test.each([
  ['/Docs/Intro', '/docs/intro'],
  ['/docs/intro/', '/docs/intro'],
  ['/docs/intro.html', '/docs/intro'],
  ['/docs/intro.HTM', '/docs/intro'],
  ['/docs/intro/index.html', '/docs/intro'],
  ['/docs/intro.html/', '/docs/intro'],
  ['/index.htm', '/'],
  ['/DEMO/ANTD/', '/demo/antd'],
])('%s is another form of %s', (path, page) => {
  expect(pageOfOtherForm(path, paths)).toBe(page);
});

test.each(['/docs/intro', '/', '/nowhere', '/docs/intro/more', '/docs/introhtml', '/docs/index.html.html'])(
  '%s is another form of no page, so nothing leads in a circle',
  (path) => {
    expect(pageOfOtherForm(path, paths)).toBeNull();
  },
);

test.each([
  ['/docs/api/formatQuery-options.html', ['docs', 'api', 'formatquery', 'options']],
  ['/docs/gr%C3%B6%C3%9Fe', ['docs', 'größe']],
  ['/%E0%A4%A/x', ['e0', 'a4', 'a', 'x']],
  ['/', []],
  ['/docs/docs', ['docs']],
])('the words of %s are %j', (path, words) => {
  expect(wordsOf(path)).toEqual(words);
});

test.each([
  ['/docs/api/exprot', '/docs/api/export'],
  ['/docs/4/api/exports', '/docs/4/api/export'],
  ['/docs/next/export', '/docs/next/utils/export'],
  ['/querybuilder', '/docs/api/querybuilder'],
  ['/docs/getting-started', '/docs/intro'],
  ['/docs/tips/limitgroups', '/docs/tips/limit-groups'],
  ['/docs/migration', '/docs/migrate'],
  ['/demo/ant-design', '/demo/antd'],
  ['/demo/mui', '/demo/material'],
])('near %s is %s', (path, page) => {
  expect(nearestPages(path, pages, 3)[0]?.path).toBe(page);
});

test.each(['/docs/zzzzzz', '/', `/${'x'.repeat(100_000)}`, '/🙂'])('near %.20s is nothing', (path) => {
  expect(nearestPages(path, pages, 3)).toEqual([]);
});

test('there are never more than asked for', () => {
  expect(nearestPages('/docs/export', pages, 2)).toHaveLength(2);
});
