import { expect, test } from 'vitest';
import { renderFeed } from './feed';

const BASE = 'https://a.example/site';

const versions = [
  { release: '5.4.0', path: '/docs', locations: new Map([['Field.name', '/docs/types#api-Field.name']]) },
  { release: '4.1.0', path: '/docs/4', locations: new Map([['lib:Field', '/docs/4/types#api-Field']]) },
];

test('has an entry for each release that changed something, newest first, which links what its version documents', () => {
  const feed = renderFeed(
    'A & B',
    BASE,
    {
      'react-querybuilder': [
        { release: '3.0.0', recorded: '2026-01-01', added: { Field: [] } },
        { release: '4.1.0', recorded: '2026-01-02', added: { Field: ['id'] }, removed: { Old: [] } },
        { release: '5.4.0', recorded: '2026-01-01', changed: { Field: ['name'] } },
        { release: '5.4.1', recorded: '2026-01-01' },
      ],
      '@scope/adapter': [
        { release: '5.4.0', recorded: '2026-01-03', added: { Control: [] } },
        { release: '5.4.1', recorded: '2026-01-03' },
        { release: '5.4.2', recorded: '2026-01-03' },
      ],
    },
    versions,
  );
  expect(feed).toContain(
    '<title>A &amp; B: what each release changes</title>\n<updated>2026-01-03T00:00:00Z</updated>',
  );
  expect(feed).toContain('<link rel="self" href="https://a.example/site/feed.xml"/>');
  expect([...feed.matchAll(/<entry><id>([^<]+)/g)].map(([, id]) => id)).toEqual([
    'pkg:npm/%40scope/adapter@5.4.2',
    'pkg:npm/react-querybuilder@5.4.1',
    'pkg:npm/react-querybuilder@5.4.0',
    'pkg:npm/%40scope/adapter@5.4.0',
    'pkg:npm/react-querybuilder@4.1.0',
  ]);
  const contents = [...feed.matchAll(/<content type="html">([^<]*)</g)].map(([, text = '']) =>
    text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"'),
  );
  expect(contents).toEqual([
    '<p>All exported types are those of the release before.</p>',
    '<p>All exported types are those of the release before.</p>' +
      '<p>Released as well, with the same exported types as before: <code>@scope/adapter</code>.</p>',
    '<h2>Changed type</h2><ul><li><code>Field</code>: ' +
      '<a href="https://a.example/site/docs/types#api-Field.name"><code>name</code></a></li></ul>',
    '<h2>Added</h2><ul><li><code>Control</code></li></ul>',
    '<h2>Added</h2><ul><li><a href="https://a.example/site/docs/4/types#api-Field"><code>Field</code></a>: ' +
      '<code>id</code></li></ul><h2>Removed</h2><ul><li><code>Old</code></li></ul>',
  ]);
});
