import { expect, test } from 'vitest';
import { llmsTxt } from './llmsTxt';

const page = (name: string) => ({ label: name, path: `/docs/${name}`, description: `About ${name}.` });
const whole = (name: string) => ({ label: 'Full text', path: `/llms/${name}.txt`, description: 'All pages.' });

const site = {
  title: 'Query Builder',
  description: 'Builds queries.',
  versions: [
    { label: 'Next', isLast: false, texts: [whole('next')], pages: [] },
    { label: 'v5.x', isLast: true, texts: [whole('5')], pages: [page('intro'), page('api')] },
  ],
  pages: [{ ...page('about'), path: '/' }],
};

test('lists the markdown of all pages by version, with the other pages last', () => {
  expect(llmsTxt(site, 'https://a.example')).toBe(`# Query Builder

> Builds queries.

## Next

- [Full text](https://a.example/llms/next.txt): All pages.

## v5.x (latest)

- [Full text](https://a.example/llms/5.txt): All pages.
- [intro](https://a.example/docs/intro.md): About intro.
- [api](https://a.example/docs/api.md): About api.

## Optional

- [about](https://a.example/index.md): About about.
`);
});

test('leaves out empty sections', () => {
  expect(llmsTxt({ ...site, pages: [] }, 'https://a.example')).not.toContain('Optional');
});

test('escapes markdown in labels and descriptions', () => {
  const pages = [{ label: '<QueryBuilder />', path: '/docs/a', description: 'Of _a_ [b].' }];
  const text = llmsTxt({ ...site, pages }, 'https://a.example');
  expect(text).toContain('- [\\<QueryBuilder />](https://a.example/docs/a.md): Of \\_a\\_ \\[b\\].');
});
