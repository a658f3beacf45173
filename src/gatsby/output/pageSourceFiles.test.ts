import { expect, test } from 'vitest';
import { inProject } from '../paths';
import type { SiteContent } from './writeDerivedFiles';
import { pageSourceFiles } from './pageSourceFiles';

const page = (path: string) => ({ id: path, label: path, path, description: '' });
const paths = ['/', '/docs', '/docs/intro', '/docs/category/api', '/about', '/demo/bulma'];
const sitePages = paths.map((path) => ({ path, component: inProject('src', 'pages', 'index.tsx') }));
const text = (path: string, file: string) => ({ path, file, anchors: [], links: {} });
const siteContent: SiteContent = {
  pages: [
    text('/docs/intro', 'content/docs/5/intro.mdx'),
    text('/docs/api/export', 'content/docs/5/api/export.mdx'),
    text('/docs/api/more/import', 'content/docs/5/api/more/import.mdx'),
    text('/about', 'content/pages/about.mdx'),
  ],
  versions: [
    {
      path: '/docs',
      sidebar: [
        page('/docs/intro'),
        {
          ...page('/docs/category/api'),
          items: [page('/docs/api/export'), { ...page('/docs/category/more'), items: [page('/docs/api/more/import')] }],
        },
      ],
    },
  ],
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
  expect(pageSourceFiles(sitePages, siteContent).get(path)).toEqual(files);
});
