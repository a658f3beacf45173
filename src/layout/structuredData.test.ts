import { expect, test } from 'vitest';
import { structuredText, webSite } from './structuredData';

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

test('the site describes its search', () => {
  expect(webSite('Site', 'About it.', 'https://a.example/', 'https://a.example/search')).toMatchObject({
    '@type': 'WebSite',
    potentialAction: { target: { urlTemplate: 'https://a.example/search?q={search_term_string}' } },
  });
});
