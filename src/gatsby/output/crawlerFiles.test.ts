import { expect, test } from 'vitest';
import { renderSitemap, renderOpenSearch } from './crawlerFiles';

test('the sitemap lists the address of each page, and its last change if it is known', () => {
  const entries = [
    { path: '/', lastChange: '2026-01-02T03:04:05+01:00' },
    { path: '/docs/größe&more', lastChange: undefined },
  ];
  expect(renderSitemap(entries, 'https://a.example/site')).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      '<url><loc>https://a.example/site/</loc><lastmod>2026-01-02T03:04:05+01:00</lastmod></url>',
      '<url><loc>https://a.example/site/docs/gr%C3%B6%C3%9Fe&amp;more</loc></url>',
      '</urlset>',
      '',
    ].join('\n'),
  );
});

const valueOf = (xml: string, name: string) => new RegExp(`<${name}[^>]*>(.*)</${name}>`).exec(xml)?.[1];

test.each([
  ['React Query Builder', 'RQB docs'],
  ['Query & Builder', 'Query &amp; Builder'],
  ['a b c d e f g h i j k l m n o p q r', 'ABCDEFGHIJKLMNOP'],
])('the short name of %s is %s', (title, expected) => {
  expect(valueOf(renderOpenSearch({ title }, ''), 'ShortName')).toBe(expected);
});
