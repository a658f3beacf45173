import { expect, test } from 'vitest';
import { siteBreadcrumbs, structuredText, techArticle, webSite } from './structuredData';

test.each(['</script><script>alert(1)</script>', '<!--<script>', 'a "quote" & an apostrophe\'s \u2028 end'])(
  'no text ends the script that holds it: %j',
  (title) => {
    const text = structuredText([{ '@type': 'Thing', name: title }]);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Thing', name: title }],
    });
  },
);

test('breadcrumbs begin at the home page, count from 1 and have absolute addresses', () => {
  const links = [{ label: 'Export', path: '/docs/api/export' }];
  expect(siteBreadcrumbs('Site', links, (path) => `https://a.example/site${path}`).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Site', item: 'https://a.example/site/' },
    { '@type': 'ListItem', position: 2, name: 'Export', item: 'https://a.example/site/docs/api/export' },
  ]);
});

test('an article names its subject and its version', () => {
  const article = { title: 'Export', description: 'About it.', url: 'u', image: 'i', version: 'v5.x', site: 'Site' };
  expect(techArticle(article)).toMatchObject({
    '@type': 'TechArticle',
    headline: 'Export',
    version: 'v5.x',
    image: 'i',
  });
});

test('the site describes its search', () => {
  expect(webSite('Site', 'About it.', 'https://a.example/', 'https://a.example/search')).toMatchObject({
    '@type': 'WebSite',
    potentialAction: { target: { urlTemplate: 'https://a.example/search?q={search_term_string}' } },
  });
});
