import { afterEach, expect, test, vi } from 'vitest';
import { latestOf } from '../../shared/versions/versions';
import { readRedirects, contentVersions } from '../content/readContent';
import { createPages } from './createPages';

// Reading the packages' declarations is slow, and pages do not depend on them.
vi.mock('../api/contentApi', () => ({ contentApis: () => ({ digest: 'of the APIs', versions: new Map() }) }));

// They are of the site, not of the test.
vi.mock('../publishOnRequest', () => ({ publishOnRequest: () => Promise.resolve() }));

afterEach(() => vi.unstubAllEnvs());

const latest = latestOf(contentVersions()).name;

const doc = (docId: string): Queries.ContentQuery['allDoc']['nodes'][number] => ({
  id: `Doc ${docId}`,
  docId,
  version: { name: latest },
  path: `/docs/${docId}`,
  description: 'About it.',
  sidebarLabel: docId,
  sidebarPosition: 1,
  draft: false,
  unlisted: false,
  redirectFrom: [],
  documents: ['Field'],
  file: `content/docs/${latest}/${docId}.mdx`,
});

const content: Queries.ContentQuery = {
  allDoc: { nodes: [doc('intro')] },
  allDocCategory: { nodes: [] },
  allPage: { nodes: [{ id: 'Page', path: '/about', file: 'content/pages/about.mdx' }] },
  allLibrary: { nodes: [{ name: 'bulma', path: '/demo/bulma' }] },
  allRedirect: { nodes: readRedirects().map(({ from, to }) => ({ from, to })) },
};

/** Creates the pages of some content; returns them with their nodes and the build's reports. */
async function create(answer: { data?: object; errors?: Error[] }) {
  const pages: { path: string; component: string; context: object }[] = [];
  const told: string[] = [];
  const nodes: Record<string, unknown>[] = [];
  const args = {
    graphql: () => Promise.resolve(answer),
    actions: {
      createPage: (page: (typeof pages)[number]) => pages.push(page),
      createNode: (node: (typeof nodes)[number]) => nodes.push(node),
      createParentChildLink: () => undefined,
    },
    createContentDigest: JSON.stringify,
    getNodesByType: () => contentVersions().map(({ name }) => ({ id: name, name, internal: { contentDigest: name } })),
    reporter: {
      panicOnBuild: (message: string) => told.push(message),
      warn: (message: string) => told.push(`Warning: ${message}`),
    },
  };
  await createPages?.(args as never, { plugins: [] }, () => undefined);
  return { pages, nodes, told };
}

test('the first of several pages with one path is created, and the others are reported', async () => {
  const page = (path: string, file: string) => ({ id: file, path, file });
  const allPage = {
    nodes: [
      page('/docs/intro', 'content/pages/docs/intro.mdx'),
      page('/search', 'content/pages/search.mdx'),
      page('/search', 'content/pages/other.mdx'),
    ],
  };
  const { pages, told } = await create({ data: { ...content, allPage } });
  const created = pages.map(({ path }) => path);
  expect(created).toEqual([...new Set(created)]);
  expect(created).not.toContain('/search');
  expect(pages.find(({ path }) => path === '/docs/intro')?.component).toMatch(/\/doc\.tsx$/);
  expect(told).toEqual([
    'Warning: Duplicate routes found!\n' +
      '  /docs/intro: ' +
      `content/docs/${latest}/intro.mdx, content/pages/docs/intro.mdx\n` +
      '  /search: src/pages/search.tsx, content/pages/search.mdx, content/pages/other.mdx\n' +
      'Readers see only the first of each: move or rename the others.',
  ]);
});

test.each([
  [100, '1'],
  [1000, '3'],
])('of three processors, the queries of %i pages have %s', async (count, processors) => {
  vi.stubEnv('GATSBY_CPU_COUNT', '3');
  const nodes = Array.from({ length: count }, (_, index) => ({ id: `${index}`, path: `/a${index}`, file: 'a.mdx' }));
  const { told } = await create({ data: { ...content, allPage: { nodes } } });
  expect(told).toEqual([]);
  expect(process.env.GATSBY_CPU_COUNT).toBe(processors);
});

test('content that cannot be read fails the build', async () => {
  const { pages, told } = await create({ errors: [new Error('content/docs/5/a.mdx:7: no language "foo"')] });
  expect(told).toEqual(['content/docs/5/a.mdx:7: no language "foo"']);
  expect(pages).toEqual([]);
});
