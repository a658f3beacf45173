import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../scripts/shared/copyProject';
import { expect, test } from './support/test';

/** A development server starts from nothing. */
test.setTimeout(900_000);

const DEVELOP_PORT = 9320;
const env = { ...process.env, CI: 'true', GATSBY_TELEMETRY_DISABLED: '1' };
let copy: string;

test.beforeAll(() => {
  copy = copyProject(process.cwd(), 'authoring');
});

// What the development server's helpers still write when they are ended is taken at the next try.
test.afterAll(() => rmSync(copy, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));

/** Ends a process that was started as the leader of its group, and all that it started. */
async function end(leader: ChildProcess | undefined): Promise<void> {
  if (!leader?.pid) return;
  const ended = new Promise((resolve) => leader.once('exit', resolve));
  process.kill(-leader.pid, 'SIGKILL');
  await ended;
}

test('GraphiQL answers for versions and pages', { tag: ['@version-entity', '@versions'] }, async ({ request }) => {
  let server: ChildProcess | undefined;
  try {
    server = spawn(
      process.execPath,
      [join(copy, 'node_modules/gatsby/cli.js'), 'develop', '--port', String(DEVELOP_PORT)],
      {
        cwd: copy,
        env,
        stdio: 'ignore',
        detached: true,
      },
    );
    const address = `http://localhost:${DEVELOP_PORT}/___graphql`;
    await expect
      .poll(
        () =>
          request.get(address).then(
            (response) => response.status(),
            () => 0,
          ),
        { timeout: 840_000, intervals: [1000] },
      )
      .toBe(200);
    const query = `{
      allDoc(filter: { version: { name: { eq: "next" } }, docId: { regex: "/^utils/" } }, sort: { sidebarPosition: ASC }) {
        nodes { docId sidebarPosition }
      }
      allDocsVersion(sort: { position: ASC }) {
        nodes { name label isLast path mainDocId docs { id path sidebar } draftIds sidebars }
      }
      __type(name: "Doc") { fields { name description } }
    }`;
    const response = await request.post(address, { data: { query } });
    const { data } = (await response.json()) as {
      data: {
        allDoc: { nodes: { docId: string }[] };
        allDocsVersion: { nodes: Record<string, unknown>[] };
        __type: { fields: { name: string; description: string | null }[] };
      };
    };
    expect(data.allDoc.nodes.map(({ docId }) => docId)).toEqual(
      ['export', 'import', 'hooks', 'validation', 'misc'].map((name) => `utils/${name}`),
    );
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
  } finally {
    await end(server);
  }
});
