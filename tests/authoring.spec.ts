import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { copyProject } from '../scripts/shared/copyProject';
import { heading } from './support/page';
import { expect as expectSoon, test } from './support/test';

/** A development server compiles after each save. */
const expect = expectSoon.configure({ timeout: 120_000 });

/** A development server starts from nothing. */
test.setTimeout(900_000);

test.describe.configure({ mode: 'serial' });

const DEVELOP_PORT = 9320;
const ORIGIN = `http://localhost:${DEVELOP_PORT}`;
const env = {
  ...process.env,
  CI: 'true',
  GATSBY_TELEMETRY_DISABLED: '1',
  // Queries of open pages only, as on an author's machine.
  GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: 'true',
};
let copy: string;
let server: ChildProcess | undefined;

test.beforeAll(async ({ request }) => {
  test.setTimeout(900_000);
  copy = copyProject(process.cwd(), 'authoring');
  server = spawn(
    process.execPath,
    [join(copy, 'node_modules/gatsby/cli.js'), 'develop', '--port', String(DEVELOP_PORT)],
    { cwd: copy, env, stdio: 'ignore', detached: true },
  );
  // The bundle is ready before the data of pages, without which Gatsby shows an error.
  const status = () =>
    request.get(`${ORIGIN}/page-data/docs/intro/page-data.json`).then(
      (response) => response.status(),
      () => 0,
    );
  await expect.poll(status, { timeout: 840_000, intervals: [1000] }).toBe(200);
});

test.afterAll(async () => {
  await end(server);
  // What the development server's helpers still write when they are ended is taken at the next try.
  rmSync(copy, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
});

/** Ends a process that was started as the leader of its group, and all that it started. */
async function end(leader: ChildProcess | undefined): Promise<void> {
  if (!leader?.pid) return;
  const ended = new Promise((resolve) => leader.once('exit', resolve));
  process.kill(-leader.pid, 'SIGKILL');
  await ended;
}

test('the live editor and the migration check have their files when they ask', async ({ request }) => {
  const frame = await request.get(`${ORIGIN}/playground/5/frame.html`);
  expect(frame.headers()['content-security-policy']).toContain('sandbox allow-scripts');
  const packages = (await (await request.get(`${ORIGIN}/playground/5/packages.json`)).json()) as object;
  expect(packages).toHaveProperty(['modules', 'react-querybuilder']);
  const migration = (await (await request.get(`${ORIGIN}/migrations/4-5.json`)).json()) as object;
  expect(migration).toMatchObject({ from: '4', to: '5', places: expect.any(Object) as object });
});

test('GraphiQL answers for versions and pages', { tag: ['@version-entity', '@versions'] }, async ({ request }) => {
  const query = `{
    allDoc(filter: { version: { name: { eq: "next" } }, docId: { regex: "/^utils/" } }, sort: { sidebarPosition: ASC }) {
      nodes { docId sidebarPosition }
    }
    allDocsVersion(sort: { position: ASC }) {
      nodes { name label isLast path mainDocId docs { id path sidebar } draftIds sidebars }
    }
    __type(name: "Doc") { fields { name description } }
  }`;
  const response = await request.post(`${ORIGIN}/___graphql`, { data: { query } });
  const { data } = (await response.json()) as {
    data: {
      allDoc: { nodes: { docId: string; sidebarPosition: number }[] };
      allDocsVersion: { nodes: Record<string, unknown>[] };
      __type: { fields: { name: string; description: string | null }[] };
    };
  };
  const ids = data.allDoc.nodes.map(({ docId }) => docId);
  expect(ids.filter((id) => !id.startsWith('utils/'))).toEqual([]);
  const known = ['export', 'import', 'hooks', 'validation', 'misc'].map((name) => `utils/${name}`);
  expect(ids).toEqual(expectSoon.arrayContaining(known));
  const positions = data.allDoc.nodes.map(({ sidebarPosition }) => sidebarPosition);
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
  const version = { mainDocId: 'intro', draftIds: [], isLast: false };
  expect(data.allDocsVersion.nodes).toMatchObject([
    { ...version, name: 'next', label: 'Next', path: '/docs/next' },
    { ...version, name: '5', label: 'v5.x', path: '/docs', isLast: true },
    { ...version, name: '4', label: 'v4.x', path: '/docs/4' },
    {
      ...version,
      name: '3',
      label: 'v3.x',
      path: '/docs/3',
      docs: [{ id: 'intro', path: '/docs/3/intro', sidebar: 'docs' }],
      sidebars: { docs: [{ path: '/docs/3/intro' }] },
    },
  ]);
  expect(data.__type.fields.find(({ name }) => name === 'sidebarPosition')?.description).toBe(
    'Order among its siblings.',
  );
});

/** What each query of content/README.md has among its answers. */
const ANSWERS = [
  '{"path":"/docs/tips/common-mistakes","doc":{"title":"Common mistakes","category":{"label":"Tips & tricks"}}}',
  '{"level":3,"id":"parse-numbers","html":"Parse numbers"}',
  '"since":"5.1.0","path":"/docs/api/import#api-parseMongoDB","doc":{"file":"content/docs/5/api/import.mdx"}',
  '{"exampleId":"5/custom-with-fallback/date-picker"}',
  '{"docs":[{"file":"content/docs/5/intro.mdx"}]}',
  '{"kind":"changed","symbol":"Field","member":"defaultOperator",',
];

const QUERIES = [...readFileSync('content/README.md', 'utf8').matchAll(/([^\n]+):\n\n```graphql\n([^]*?)```/g)];

test('each query that content/README.md shows has a query to answer', () => {
  expect(QUERIES).toHaveLength(ANSWERS.length);
});

for (const [index, [, title = '', query = '']] of QUERIES.entries()) {
  test(`GraphiQL answers: ${title}`, async ({ request }) => {
    const response = await request.post(`${ORIGIN}/___graphql`, { data: { query } });
    expect(await response.text()).toContain(ANSWERS[index]);
  });
}

test('each type of content and each of its fields has a description', async ({ request }) => {
  const query = '{ __schema { types { kind name description fields { name description } } } }';
  const response = await request.post(`${ORIGIN}/___graphql`, { data: { query } });
  const { data } = (await response.json()) as {
    data: { __schema: { types: { kind: string; name: string; description: string; fields: Described[] }[] } };
  };
  const own = data.__schema.types.filter(({ kind, name }) => kind === 'OBJECT' && OWN.test(name));
  expect(own.map(({ name }) => name)).toEqual(expectSoon.arrayContaining(['Doc', 'ApiSymbol', 'SiteFooterColumn']));
  const isUndescribed = ({ name, description }: Described) => !description && !OF_NODES.test(name);
  expect(
    own.flatMap((type) => [
      ...(type.description ? [] : [type.name]),
      ...type.fields.filter(isUndescribed).map((field) => `${type.name}.${field.name}`),
    ]),
  ).toEqual([]);
});

interface Described {
  name: string;
  description: string | null;
}

/** Types that src/gatsby/schema.ts declares, without those that Gatsby makes out of them. */
const OWN =
  /^(?:Api\w+|Docs?\w*|Page(?!Info)\w*|Library\w*|Redirect|Site(?:Metadata|Links?|Announcement|FooterColumn))(?<!Connection|Edge|Selector)$/;

/** What Gatsby adds to each node. */
const OF_NODES = /^(?:id|parent|children|internal|child[A-Z]\w*|children[A-Z]\w*)$/;

const TIPS = 'content/docs/5/tips';

/** A mistake of each kind, at most one of a file, with what the pages show of it. */
const MISTAKES = [
  [
    `${TIPS}/common-mistakes.mdx`,
    'If an input in the query builder',
    '<Card />\n\nIf an input in the query builder',
    `${TIPS}/common-mistakes.mdx:7 <Card>`,
    'expected one of Tabs,',
  ],
  [
    `${TIPS}/limit-groups.mdx`,
    'title: Limit rule groups',
    'title: Limit: rule groups',
    `${TIPS}/limit-groups.mdx:2 a second key on this line`,
    'expected quotes around text with a colon in it',
  ],
  [`${TIPS}/_category_.yml`, 'label:', 'lable:', `${TIPS}/_category_.yml:1 label: missing`, 'expected text'],
  ['content/libraries.yml', 'path: /demo/antd', 'paht: /demo/antd', 'paht: unknown key', 'expected one of name, path'],
  [
    'content/redirects.yml',
    'to: /demo',
    'to: /nope',
    'content/redirects.yml:2 redirect to "/nope": no such page',
    'expected a path',
  ],
  ['content/docs/5/_examples/common-mistakes/focus.tsx', 'export default', 'export defualt', 'focus.tsx:', 'expected'],
] as const;

test('pages show the mistakes of their author, with file, line and what was expected, until they are mended', async ({
  page,
  context,
}) => {
  const panel = (it: Page) => it.getByRole('alert', { name: 'Mistakes in content' });
  const withBrokenText = { tab: page, path: '/docs/tips/common-mistakes', title: 'Common mistakes' };
  const withBrokenFrontMatter = {
    tab: await context.newPage(),
    path: '/docs/tips/limit-groups',
    title: 'Limit rule groups',
  };
  const shown = [withBrokenText, withBrokenFrontMatter];
  for (const { tab, path, title } of shown) {
    await tab.goto(`${ORIGIN}${path}`);
    await expect(heading(tab)).toHaveText(title);
  }

  const valid = MISTAKES.map(([name]) => [join(copy, name), readFileSync(join(copy, name), 'utf8')] as const);
  for (const [index, [, right, wrong]] of MISTAKES.entries()) {
    const [file, text] = valid[index] ?? ['', ''];
    expect(text).toContain(right);
    writeFileSync(file, text.replace(right, wrong));
  }
  for (const { tab } of shown) {
    for (const [, , , where, expected] of MISTAKES) {
      await expect(panel(tab)).toContainText(where);
      await expect(panel(tab)).toContainText(expected);
    }
    await expect(heading(tab)).toBeVisible();
  }

  for (const [file, text] of valid) writeFileSync(file, text);
  for (const { tab, title } of shown) {
    await expect(panel(tab)).toBeHidden();
    await expect(heading(tab)).toHaveText(title);
  }
});

test('an example that cannot be parsed leaves the rest of its page working, and runs when it is mended', async ({
  page,
}) => {
  const file = join(copy, 'content/docs/5/_examples/intro/bare.tsx');
  const before = readFileSync(file, 'utf8');
  await page.goto(`${ORIGIN}/docs/intro`);
  const example = page.locator('[data-example="5/intro/bare"]');
  await example.scrollIntoViewIfNeeded();
  await expect(example.getByRole('button', { name: 'Rule' })).toBeVisible();
  writeFileSync(file, before.replace('<QueryBuilder />', '<QueryBuilder >'));
  await expect(example).toContainText('This example cannot be parsed.');
  const other = page.locator('[data-example="5/intro/fields"]');
  await other.scrollIntoViewIfNeeded();
  await expect(other.getByRole('button', { name: 'Rule' }).first()).toBeVisible();
  writeFileSync(file, before);
  await example.scrollIntoViewIfNeeded();
  await expect(example.getByRole('button', { name: 'Rule' })).toBeVisible();
});
