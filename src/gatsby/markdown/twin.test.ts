import { expect, test } from 'vitest';
import { twinText } from './twin';

const SITE = 'https://a.example/p';
const page = { title: '<QueryBuilder />', description: 'What it says.', path: '/docs/a', markdown: 'Text.\n' };

test('a twin begins with its title, description, version, addresses and other versions', () => {
  const others = [
    { label: 'Next', path: '/docs/next/b' },
    { label: 'v4.x', path: '/docs/4/a' },
  ];
  expect(twinText({ ...page, subject: 'Version v5.x, lib 5.4.1', others }, SITE)).toBe(
    `# \\<QueryBuilder />

> What it says.

Version v5.x, lib 5.4.1. Page: <https://a.example/p/docs/a>. Index of all pages: <https://a.example/p/llms.txt>.

In other versions: [Next](https://a.example/p/docs/next/b.md), [v4.x](https://a.example/p/docs/4/a.md).

Text.
`,
  );
});

test('a page outside the documentation has no version, and may have no text', () => {
  expect(twinText({ ...page, path: '/', markdown: '' }, SITE)).toMatch(
    /^# .*\n\n> What it says\.\n\nPage: <https:\/\/a\.example\/p\/>\. .*\n$/,
  );
});
