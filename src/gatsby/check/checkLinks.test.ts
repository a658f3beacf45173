import { expect, test } from 'vitest';
import { edit, inFile, inText, reportsEach, type Mistake } from '../../../tests/support/mistakes';
import { front, PAGE, REDIRECTS, SITE } from '../../../tests/support/smallSite';

const MISTAKES: Mistake[] = [
  inText('\n[a](/docs/nope)', 9, 'link to "/docs/nope": no such page', 'expected a path such as'),
  inText('\n[a](#nope)', 9, 'link to "#nope": no heading #nope there', 'expected the id'),
  inText(
    '\n[a](../intro.mdx#nope)',
    9,
    'link to "../intro.mdx#nope" (/docs/intro#nope): no heading #nope there',
    'expected the id',
  ),
  inText('\n[a](/docs/intro/)', 9, 'link to "/docs/intro/": no such page', 'expected a path such as'),
  inText('\n[a](/docs/intro.mdx)', 9, 'link to "/docs/intro.mdx": no such page', 'expected a path such as'),
  inText('\n[a](/docs/Intro)', 9, 'link to "/docs/Intro": no such page', 'expected a path such as /docs/intro,'),
  inText('\n[a](intro)', 9, 'link to "intro": no such page', 'expected a path such as'),
  inText('\n[a]()', 9, 'link to "": a link without a target', 'expected a path such as'),
  inText('\n[a](javascript:alert)', 9, 'link to javascript:alert', 'expected https:'),
  inText('\n[a](api:Nothing)', 9, 'link to api:Nothing', 'expected a name that a page of this version'),
  inText('\n[a](./_category.yml)', 9, 'link to ./_category.yml', 'expected a page (.mdx) or the _category_.yml'),
  [
    SITE,
    edit(SITE, 'to: /docs/intro }\n', 'to: /docs/nope }\n'),
    `${SITE}:12`,
    'link to "/docs/nope": no such page',
    'expected a path such as',
  ],
  [
    SITE,
    edit(SITE, '#start', '#nope'),
    `${SITE}:8`,
    'link to "/docs/intro#nope": no heading #nope there',
    'expected the id',
  ],
  inFile(
    REDIRECTS,
    ['to: /demo', 'to: /nope'],
    3,
    'redirect to "/nope": no such page, for the redirect from /older',
    'expected a path',
  ),
  inFile(
    REDIRECTS,
    ['/older', '/docs/intro'],
    3,
    'redirect from "/docs/intro": there is a page at the path',
    'expected a path without',
  ),
  inFile(REDIRECTS, ['to: /docs/intro', 'to: /older'], 1, 'redirect to "/older": the redirect', 'expected /demo'),
];

const { change, check } = reportsEach(MISTAKES);

test('a link to a file that is missing is only a warning', { tags: 'markdown-links' }, async () => {
  change(PAGE, `${front('A')}\nText.\n\n[a](./nope.mdx#b) and [c](./nope.mdx#b)\n`);
  expect(await check()).toEqual([
    `warning: ${PAGE}:9 link to "./nope.mdx#b" (/docs/tips/nope#b): no such page\n  expected a path such as /docs/tips/a, or the file of a page, such as ./intro.mdx`,
  ]);
});
