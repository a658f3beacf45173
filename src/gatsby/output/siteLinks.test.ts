import { expect, test } from 'vitest';
import { siteLinks } from './siteLinks';

const footer = [
  { title: 'Docs', links: [{ label: 'Start', to: '/docs/intro' }] },
  {
    title: 'More',
    links: [
      { label: 'Source', to: 'https://a.example' },
      { label: 'Licences', to: '/about#licences' },
    ],
  },
];

test('the links of announcement and footer that stay on the site, under the name of their file', () => {
  const announcement = { id: 'a', text: 'News', link: { label: 'Read', to: '/docs/next' } };
  expect(siteLinks({ announcement, footer })).toMatchObject({
    file: 'content/site.yml',
    links: { '/docs/next': '/docs/next', '/docs/intro': '/docs/intro', '/about#licences': '/about#licences' },
  });
});

test('neither an announcement nor its link is needed', () => {
  expect(siteLinks({ announcement: { id: 'a', text: 'News' }, footer: [] }).links).toEqual({});
  // GraphQL returns null for missing values.
  expect(siteLinks({ announcement: null, footer: [] } as never).links).toEqual({});
  expect(siteLinks({ announcement: { id: 'a', text: 'News', link: null }, footer: [] } as never).links).toEqual({});
});
