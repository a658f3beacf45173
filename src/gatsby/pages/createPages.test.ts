import { afterEach, expect, test, vi } from 'vitest';
import { createPages } from './createPages';

// Reading the packages' declarations is slow, and pages do not depend on them.
vi.mock('../api/contentApi', () => ({ apisOf: () => ({ versionApi: {} }) }));

// They are of the site, not of the test.
vi.mock('../publishOnRequest', () => ({ publishOnRequest: () => Promise.resolve() }));

afterEach(() => vi.unstubAllEnvs());

const NONE = { nodes: [] };

/** Creates stand-alone pages; returns their number, and the build's reports. */
async function create(answer: { data?: object; errors?: Error[] }) {
  let pages = 0;
  const told: string[] = [];
  const args = {
    graphql: () => Promise.resolve(answer),
    actions: { createPage: () => pages++ },
    getNodesByType: () => [],
    reporter: { panicOnBuild: (message: string) => told.push(message) },
  };
  await createPages?.(args as never, { plugins: [] }, () => undefined);
  return { pages, told };
}

test.each([
  [100, '1'],
  [1000, '3'],
])('of three processors, the queries of %i pages have %s', async (count, processors) => {
  vi.stubEnv('GATSBY_CPU_COUNT', '3');
  const nodes = Array.from({ length: count }, (_, index) => ({ id: `${index}`, path: `/a${index}`, file: 'a.mdx' }));
  const content = { allDoc: NONE, allDocCategory: NONE, allPage: { nodes }, allLibrary: NONE, allRedirect: NONE };
  expect(await create({ data: content })).toEqual({ pages: count, told: [] });
  expect(process.env.GATSBY_CPU_COUNT).toBe(processors);
});

test('content that cannot be read fails the build', async () => {
  const message = 'content/docs/5/a.mdx:7: no language "foo"';
  expect(await create({ errors: [new Error(message)] })).toEqual({ pages: 0, told: [message] });
});
