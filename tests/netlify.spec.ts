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

const ADDRESSES = PAGES.flatMap((page) => formsOf(page.path)).concat('/nowhere/at-all', '/llms.txt');

/** Answers by address. */
async function answersOf(origin: string) {
  const answers = new Map<string, { status: number; headers: (string | null)[] }>();
  for (const path of ADDRESSES) {
    const { status, headers } = await fetch(origin + path, { redirect: 'manual' });
    answers.set(path, { status, headers: HEADERS.map((name) => headers.get(name)) });
  }
  return answers;
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
  const servers = ['public', named].map((folder) => createSiteServer(folder, '', 'quick'));
  try {
    const [here, there] = await Promise.all(servers.map((server) => listen(server)));
    const answers = await answersOf(here!.origin);
    expect([...answers].filter(([, { status }]) => ![200, 301, 404].includes(status))).toEqual([]);
    expect(await answersOf(there!.origin)).toEqual(answers);
  } finally {
    for (const server of servers) server.close();
    rmSync(root, { recursive: true });
  }
});
