import { expect, test } from 'vitest';
import { llmsTxt } from './llmsTxt';

const page = (name: string) => ({ label: name, path: `/docs/${name}`, description: `About ${name}.` });

const site = {
  title: 'Query Builder',
  description: 'Builds queries.',
  versions: [
    { label: 'Next', isLast: false, fullText: '/llms/next.txt', pages: [] },
    { label: 'v5.x', isLast: true, fullText: '/llms/5.txt', pages: [page('intro'), page('api')] },
  ],
  pages: [{ ...page('about'), path: '/about' }],
};

test('lists the markdown of all pages, version by version, the other pages last', () => {
  expect(llmsTxt(site, 'https://a.example')).toBe(`# Query Builder

> Builds queries.

## Next

- [Full text](https://a.example/llms/next.txt): All pages of Next in one file.

## v5.x (latest)

- [Full text](https://a.example/llms/5.txt): All pages of v5.x in one file.
- [intro](https://a.example/docs/intro.md): About intro.
- [api](https://a.example/docs/api.md): About api.

## Optional

- [about](https://a.example/about.md): About about.
`);
});

test('without the address of the site, links are paths; what is not there has no section', () => {
  const text = llmsTxt({ ...site, pages: [] }, '/p');
  expect(text).toContain('- [intro](/p/docs/intro.md): ');
  expect(text).not.toContain('Optional');
});

test('signs of markdown in labels and descriptions are text', () => {
  const pages = [{ label: '<QueryBuilder />', path: '/docs/a', description: 'Of _a_ [b].' }];
  expect(llmsTxt({ ...site, pages }, '')).toContain('- [\\<QueryBuilder />](/docs/a.md): Of \\_a\\_ \\[b\\].');
});
