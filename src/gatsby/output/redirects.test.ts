import { expect, test } from 'vitest';
import { folderPerTest } from '../../../tests/support/folder';
import { readRedirects } from '../content/readContent';
import { renderRedirects, siteRedirects } from './redirects';

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

test('the first page with a target extension gets a redirect, but never over another page', () => {
  const pages = ['/docs/a.zip', '/docs/a.exe', '/docs/b.exe', '/docs/b', '/zip', '/a.zipx', '/a.zip/b', '/A.ZIP'];
  expect(siteRedirects(table, [], pages, inFolder())).toEqual([...table, { from: '/docs/a', to: '/docs/a.exe' }]);
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
