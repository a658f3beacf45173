import { afterEach, expect, test, vi } from 'vitest';
import { latestOf } from '../../versions/versions';
import { readRedirects } from '../content/readContent';
import { contentVersions } from '../contentVersions';
import type { ContentQuery } from './contentQuery';
import { shareDocs } from '../nodes/shareDocs';
import { docsSidebarId, shareSidebars } from '../nodes/shareSidebars';
import { createPages } from './createPages';

vi.mock('../nodes/shareDocs');
vi.mock('../nodes/shareSidebars', { spy: true });

afterEach(() => vi.unstubAllEnvs());

const latest = latestOf(contentVersions()).name;

const doc = (docId: string): ContentQuery['allDoc']['nodes'][number] => ({
  id: `Doc ${docId}`,
  docId,
  version: { name: latest },
  path: `/docs/${docId}`,
  description: 'About it.',
  sidebarLabel: docId,
  sidebarPosition: 1,
  file: `content/docs/${latest}/${docId}.mdx`,
});

const content: Omit<ContentQuery, 'twins'> = {
  allDoc: { nodes: [doc('intro')] },
  allDocCategory: { nodes: [] },
  allPage: { nodes: [{ id: 'Page', path: '/about', file: 'content/pages/about.mdx' }] },
  allLibrary: { nodes: [{ name: 'bulma', path: '/demo/bulma' }] },
};

/** Creates the pages of some content; gives them, what the build is told, and the variables of the query. */
async function create(answer: { data?: object; errors?: Error[] }) {
  const pages: { path: string; component: string; context: object }[] = [];
  const told: string[] = [];
  const asked: unknown[] = [];
  const args = {
    graphql: (_query: string, variables: unknown) => Promise.resolve(asked.push(variables) && answer),
    actions: { createPage: (page: (typeof pages)[number]) => pages.push(page) },
    getNodesByType: () => [],
    reporter: {
      panicOnBuild: (message: string) => told.push(message),
      warn: (message: string) => told.push(`Warning: ${message}`),
    },
  };
  await createPages?.(args as never, { plugins: [] }, () => undefined);
  return { pages, told, asked };
}

test('what the pages of a version share is told each time', async () => {
  await create({ data: content });
  expect(shareDocs).toHaveBeenCalledOnce();
});

test('each page shows a sidebar that has been shared', async () => {
  const { pages } = await create({ data: content });
  const shared = [...(vi.mocked(shareSidebars).mock.lastCall?.[1] ?? [])].flatMap(([version, sidebars]) =>
    [...sidebars.keys()].map((name) => docsSidebarId(version, name)),
  );
  const shown = pages.flatMap(({ context }) => ('sidebar' in context ? [context.sidebar] : []));
  expect(shown).toEqual([docsSidebarId(latest, ''), docsSidebarId(latest, '')]);
  expect(shared).toEqual(expect.arrayContaining(shown));
});

test('every kind of content gets its pages, by its template', async () => {
  const { pages, told } = await create({ data: content });
  expect(told).toEqual([]);
  expect(pages.map(({ path, component }) => `${component.split('/').at(-1)} ${path}`)).toEqual([
    'doc.tsx /docs/intro',
    'doc.tsx /docs',
    'page.tsx /about',
    'demo.tsx /demo/bulma',
    ...readRedirects().map(({ from }) => `redirect.tsx ${from}`),
  ]);
  expect(pages.slice(2).map(({ context }) => context)).toEqual([
    { id: 'Page' },
    { name: 'bulma' },
    ...readRedirects().map(({ to }) => ({ to })),
  ]);
});

test('of pages with one path the first is created, and the others are told', async () => {
  const page = (path: string, file: string) => ({ id: file, path, file });
  const allPage = {
    nodes: [page('/docs/intro', 'content/pages/docs/intro.mdx'), page('/search', 'content/pages/search.mdx')],
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
      '  /search: src/pages/search.tsx, content/pages/search.mdx\n' +
      'Readers see the first of each alone: move or rename the others.',
  ]);
});

test('a page can be edited where the environment says', async () => {
  vi.stubEnv('EDIT_URL', 'https://edit.example/');
  const { pages } = await create({ data: content });
  expect(pages[0]?.context).toMatchObject({ editUrl: `https://edit.example/content/docs/${latest}/intro.mdx` });
});

test.each([
  ['production', [false]],
  ['development', [false, true]],
])('in %s, drafts are %j', async (environment, drafts) => {
  vi.stubEnv('NODE_ENV', environment);
  expect((await create({ data: content })).asked).toEqual([{ drafts }]);
});

test('content that cannot be read fails the build', async () => {
  const { pages, told } = await create({ errors: [new Error('content/docs/5/a.mdx:7: no language "foo"')] });
  expect(told).toEqual(['content/docs/5/a.mdx:7: no language "foo"']);
  expect(pages).toEqual([]);
});
