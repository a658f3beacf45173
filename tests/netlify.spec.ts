import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addHtmlAliases } from '../src/gatsby/output/htmlAliases';
import { createSiteServer } from '../scripts/serve/createSiteServer';
import { listen } from '../scripts/shared/listen';
import { PAGES } from './support/routes';
import { expect, needsBuild, test } from './support/test';

needsBuild('it serves the files of a build');

/** Variants of a page's address. */
const formsOf = (path: string) =>
  path === '/' ? ['/', '/index.html'] : [path, `${path}/`, `${path}.html`, `${path}/index.html`, path.toUpperCase()];

const HEADERS = ['location', 'content-type', 'cache-control', 'content-security-policy', 'etag'];

async function answerOf(origin: string, path: string) {
  const response = await fetch(origin + path, { redirect: 'manual' });
  return { status: response.status, headers: HEADERS.map((name) => response.headers.get(name)) };
}

test('the site with pages named as on Netlify answers every address the same', async () => {
  const root = mkdtempSync(join(tmpdir(), 'netlify-'));
  const named = join(root, 'public');
  cpSync('public', named, { recursive: true });
  // The build writes two files per page; on Netlify, only one exists.
  for (const { path } of PAGES) rmSync(join(named, `${path}.html`), { force: true });
  await addHtmlAliases(
    named,
    PAGES.map(({ path }) => path),
    join(root, 'names.json'),
    true,
  );
  const servers = [createSiteServer('public'), createSiteServer(named)];
  try {
    const [here, there] = await Promise.all(servers.map((server) => listen(server)));
    for (const path of PAGES.flatMap((page) => formsOf(page.path)).concat('/nowhere/at-all', '/llms.txt')) {
      const answer = await answerOf(here!.origin, path);
      expect([200, 301, 404], path).toContain(answer.status);
      expect(await answerOf(there!.origin, path), path).toEqual(answer);
    }
  } finally {
    for (const server of servers) server.close();
    rmSync(root, { recursive: true });
  }
});
