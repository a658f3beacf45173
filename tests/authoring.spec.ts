import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copyProject } from '../scripts/copyProject';

/** A build and a development server, each from nothing. */
test.setTimeout(600_000);
test.describe.configure({ mode: 'serial' });

const DEVELOP_PORT = 9320;
const env = { ...process.env, CI: 'true', GATSBY_TELEMETRY_DISABLED: '1' };
let copy: string;

test.beforeAll(() => {
  copy = copyProject(process.cwd(), 'authoring');
});

// What the development server's helpers still write when they are ended is taken at the next try.
test.afterAll(() => rmSync(copy, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));

const page = (path: string) => readFileSync(join(copy, 'public', path, 'index.html'), 'utf8');
const gatsby = (...args: string[]) => [join(copy, 'node_modules', 'gatsby', 'cli.js'), ...args];

/** Ends a process that was started as the leader of its group, and all that it started. */
async function end(leader: ChildProcess | undefined): Promise<void> {
  if (!leader?.pid) return;
  const ended = new Promise((resolve) => leader.once('exit', resolve));
  process.kill(-leader.pid, 'SIGKILL');
  await ended;
}

test('docs:version freezes Next as a version of its own, which builds', () => {
  const freeze = (...names: string[]) =>
    execFileSync(join(copy, 'node_modules/.bin/tsx'), ['scripts/docs-version/main.ts', ...names], {
      cwd: copy,
      env,
      stdio: 'pipe',
    });
  expect(() => freeze('5')).toThrow('There is a version "5" already');
  expect(freeze('6').toString()).toContain('Version 6 created');
  expect(existsSync(join(copy, 'content/docs/6/_examples/intro/controlled.tsx'))).toBe(true);

  // What npm install puts beside the new version's package.json.
  const modules = (version: string) => join(copy, 'content/docs', version, 'node_modules');
  symlinkSync(modules('next'), modules('6'));

  // A site without an announcement has no bar for one.
  const site = join(copy, 'content/site.yml');
  writeFileSync(site, readFileSync(site, 'utf8').replace(/^announcement:\n(?: .*\n)+/m, ''));

  execFileSync(process.execPath, gatsby('build'), { cwd: copy, env, stdio: 'pipe' });
  expect(page('')).not.toContain('aria-label="Announcement"');
  const intro = page('docs/6/intro');
  expect(intro).toMatch(/Version: (?:<!-- -->)?v6\.x/);
  expect(intro).toContain('href="/docs/6/components/querybuilder"');
  expect(intro).toContain('data-example="6/intro/controlled"');
  expect(intro).toContain('class="queryBuilder');
  expect(intro).toContain('This is unreleased documentation for React Query Builder v6.x version.');
  expect(page('docs/6/category/utilities')).toContain('href="/docs/6/utils/export"');
  // Other versions lead to the new one, by twins too, and stay as they were.
  expect(page('docs/api/export')).toContain('href="/docs/6/utils/export"');
  expect(page('docs/next/intro')).toMatch(/Version: (?:<!-- -->)?Next/);
});

test('while an author works, GraphiQL answers for the pages of one version by sidebar position', async ({
  request,
}) => {
  let server: ChildProcess | undefined;
  try {
    server = spawn(process.execPath, gatsby('develop', '--port', String(DEVELOP_PORT)), {
      cwd: copy,
      env,
      stdio: 'ignore',
      detached: true,
    });
    const address = `http://localhost:${DEVELOP_PORT}/___graphql`;
    await expect
      .poll(
        () =>
          request.get(address).then(
            (response) => response.status(),
            () => 0,
          ),
        { timeout: 240_000, intervals: [1000] },
      )
      .toBe(200);
    const query = `{
      allDoc(filter: { version: { name: { eq: "next" } }, docId: { regex: "/^utils/" } }, sort: { sidebarPosition: ASC }) {
        nodes { docId sidebarPosition }
      }
      __type(name: "Doc") { fields { name description } }
    }`;
    const response = await request.post(address, { data: { query } });
    const { data } = (await response.json()) as {
      data: {
        allDoc: { nodes: { docId: string }[] };
        __type: { fields: { name: string; description: string | null }[] };
      };
    };
    expect(data.allDoc.nodes.map(({ docId }) => docId)).toEqual(
      ['export', 'import', 'hooks', 'validation', 'misc'].map((name) => `utils/${name}`),
    );
    expect(data.__type.fields.find(({ name }) => name === 'sidebarPosition')?.description).toBe(
      'Order among its siblings.',
    );
  } finally {
    await end(server);
  }
});
