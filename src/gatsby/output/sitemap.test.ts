import { expect, test } from 'vitest';
import { renderRobots, renderSitemap } from './sitemap';

test('each page has its address, and when it last changed if that is known', () => {
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

test('robots find the list', () => {
  expect(renderRobots('https://a.example/site')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://a.example/site/sitemap.xml\n',
  );
});
