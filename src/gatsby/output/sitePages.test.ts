import { expect, test } from 'vitest';
import { contentPaths, readSitePages } from './sitePages';

const page = (path: string, template = 'doc') => ({ path, component: `/site/src/templates/${template}.tsx` });

test('lists all pages in order, without the other data that Gatsby keeps about them', () => {
  const nodes = [page('/docs'), page('/b'), page('/')].map((it) => ({ ...it, context: {} }));
  const getNodesByType = (type: string) => (type === 'SitePage' ? nodes : []) as never;
  expect(readSitePages(getNodesByType)).toEqual([page('/'), page('/b'), page('/docs')]);
});

test('leaves out redirects and the not-found page', () => {
  const pages = [page('/'), page('/old', 'redirect'), page('/404'), page('/404.html'), page('/404-of-old')];
  expect(contentPaths(pages)).toEqual(['/', '/404-of-old']);
});
