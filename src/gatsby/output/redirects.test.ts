import { expect, test } from 'vitest';
import { folderPerTest } from '../../../tests/support/folder';
import { readRedirects } from '../content/readContent';
import { extensionRedirects, renderRedirects, siteRedirects } from './redirects';

const { inFolder, write } = folderPerTest();

const table = readRedirects().map(({ from, to }) => ({ from, to }));

test('a file with a target extension gets a redirect', { tags: 'target-extensions' }, () => {
  for (const name of ['favicon.svg', 'examples.zip', 'downloads/setup.exe']) write(name);
  expect(table.length).toBeGreaterThan(0);
  expect(siteRedirects(table, [], ['/demo', '/downloads'], inFolder())).toEqual([
    ...table,
    { from: '/downloads/setup', to: '/downloads/setup.exe' },
    { from: '/examples', to: '/examples.zip' },
  ]);
});

test('a page with a target extension gets a redirect, but never over another page', () => {
  expect(siteRedirects(table, [], ['/docs/a.zip', '/docs/b.exe', '/docs/b'], inFolder())).toEqual([
    ...table,
    { from: '/docs/a', to: '/docs/a.zip' },
  ]);
});

test('a project without static files has only the redirects of the table', () => {
  expect(siteRedirects(table, [], [], inFolder('none'))).toEqual(table);
});

test('front matter asks for redirects of its page, unless that is a draft', () => {
  const page = { path: '/docs/api/export', draft: false, redirectFrom: ['/docs/api/old', '/docs/older'] };
  const draft = { path: '/docs/later', draft: true, redirectFrom: ['/docs/sooner'] };
  expect(siteRedirects([], [page, draft], [], inFolder('none'))).toEqual([
    { from: '/docs/api/old', to: '/docs/api/export' },
    { from: '/docs/older', to: '/docs/api/export' },
  ]);
});

test.each([
  [['/files/tool.exe'], [{ from: '/files/tool', to: '/files/tool.exe' }]],
  [['/examples.zip', '/favicon.svg', '/docs/intro'], [{ from: '/examples', to: '/examples.zip' }]],
  [['/a.zip', '/a.exe'], [{ from: '/a', to: '/a.exe' }]],
  [['/taken.zip'], []],
  [['/zip', '/a.zipx', '/a.zip/b', '/A.ZIP'], []],
])('%j', (targets, expected) => {
  expect(extensionRedirects(targets, ['/taken'])).toEqual(expected);
});

test('the other forms of an address lead to it below redirects, which win over existing files', () => {
  expect(renderRedirects([{ from: '/old', to: '/demo' }], ['/', '/docs/intro'], '/site')).toBe(
    [
      '/site/old /site/demo 301!',
      '/site/index.htm /site/ 301',
      '/site/docs/intro.htm /site/docs/intro 301',
      '/site/docs/intro/index.html /site/docs/intro 301',
      '',
    ].join('\n'),
  );
});
