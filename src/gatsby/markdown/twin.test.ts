import { expect, test } from 'vitest';
import { MAX_CHARACTERS, twinFiles } from './twin';

const SITE = 'https://a.example/p';
const page = { title: '<QueryBuilder />', description: 'What it says.', path: '/docs/a', markdown: 'Text.\n' };

test('a twin begins with its title, description, version, addresses and other versions', () => {
  const others = [
    { label: 'Next', path: '/docs/next/b' },
    { label: 'v4.x', path: '/docs/4/a' },
  ];
  expect(twinFiles({ ...page, subject: 'Version v5.x, lib 5.4.1', others }, SITE)).toEqual([
    {
      path: '/docs/a.md',
      text: `# \\<QueryBuilder />

> What it says.

Version v5.x, lib 5.4.1. Page: <https://a.example/p/docs/a>. Index of all pages: <https://a.example/p/llms.txt>.

In other versions: [Next](https://a.example/p/docs/next/b.md), [v4.x](https://a.example/p/docs/4/a.md).

Text.
`,
    },
  ]);
});

test('a page outside the documentation has no version, and may have no text', () => {
  const [file] = twinFiles({ ...page, path: '/', markdown: '' }, SITE);
  expect(file?.path).toBe('/index.md');
  expect(file?.text).toMatch(/^# .*\n\n> What it says\.\n\nPage: <https:\/\/a\.example\/p\/>\. .*\n$/);
});

test('a very long page becomes several files, each of which lists the headings of all', () => {
  const sections = ['One', '`two`', 'Three'].map((name) => `## ${name}\n\n${'Words. '.repeat(8_000)}\n`);
  const files = twinFiles({ ...page, markdown: sections.join('\n') }, SITE);
  expect(files.map(({ path }) => path)).toEqual(['/docs/a.md', '/docs/a.2.md', '/docs/a.3.md']);
  for (const { text } of files) {
    expect(text.length).toBeLessThan(MAX_CHARACTERS);
    expect(text).toContain('- [Part 2](https://a.example/p/docs/a.2.md): two.');
  }
  expect(files[1]?.text).toContain('\n\nPart 2 of 3 of a long page:\n\n- [Part 1](');
  expect(files[1]?.text).toContain('\n\n## `two`\n');
});
