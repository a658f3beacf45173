import { expect, test } from 'vitest';
import { category, front, inSmallSite } from '../../../tests/support/smallSite';

const { change } = inSmallSite();

test('all pages of the small site have paths, without what a build leaves out', async () => {
  change('content/docs/5/secret.mdx', front('Secret', 3).replace('title', 'draft: true\ntitle'));
  change('content/docs/5/empty/_category_.yml', category('Empty', 4));
  const { plannedPaths } = await import('./plannedPaths');
  expect(plannedPaths().sort()).toEqual([
    '/',
    '/about',
    '/demo',
    '/demo/toy',
    '/docs',
    '/docs/3',
    '/docs/3/intro',
    '/docs/category/tips',
    '/docs/intro',
    '/docs/tips/a',
    '/docs/tips/b',
  ]);
});
