import { expect, test } from 'vitest';
import { inProject } from '../paths';
import { pageSources, type SourceQuery } from './pageSources';

const page = (path: string) => ({ id: path, label: path, path, description: '' });
const paths = ['/', '/docs', '/docs/intro', '/docs/category/api', '/about', '/demo/bulma'];
const sitePages = paths.map((path) => ({ path, component: inProject('src', 'pages', 'index.tsx') }));
const query: SourceQuery = {
  allDoc: {
    nodes: [
      { path: '/docs/intro', file: 'content/docs/5/intro.mdx' },
      { path: '/docs/api/export', file: 'content/docs/5/api/export.mdx' },
      { path: '/docs/api/more/import', file: 'content/docs/5/api/more/import.mdx' },
    ],
  },
  allPage: { nodes: [{ path: '/about', file: 'content/pages/about.mdx' }] },
  allLibrary: { nodes: [{ path: '/demo/bulma', name: 'bulma' }] },
  allDocsVersion: {
    nodes: [
      {
        path: '/docs',
        sidebars: {
          docs: [
            page('/docs/intro'),
            {
              ...page('/docs/category/api'),
              items: [
                page('/docs/api/export'),
                { ...page('/docs/category/more'), items: [page('/docs/api/more/import')] },
              ],
            },
          ],
        },
      },
    ],
  },
};

test.each([
  ['/', ['src/pages/index.tsx']],
  ['/docs', ['content/docs/5/intro.mdx']],
  ['/docs/intro', ['content/docs/5/intro.mdx']],
  ['/docs/category/api', ['content/docs/5/api/export.mdx', 'content/docs/5/api/more/import.mdx']],
  ['/docs/category/more', ['content/docs/5/api/more/import.mdx']],
  ['/about', ['content/pages/about.mdx']],
  ['/demo/bulma', ['src/demo/libraries/bulma/']],
])('%s changes with %j', (path, files) => {
  expect(pageSources(sitePages, query).get(path)).toEqual(files);
});
