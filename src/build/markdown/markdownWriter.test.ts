import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const before = process.cwd();
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'write-markdown-'));
  mkdirSync(join(root, 'public', 'docs'), { recursive: true });
  const library = join(root, 'content', 'docs', '5', 'node_modules', 'react-querybuilder');
  mkdirSync(library, { recursive: true });
  const manifest = { version: '5.4.1', main: 'index.js', types: 'index.d.ts' };
  writeFileSync(join(library, 'package.json'), JSON.stringify(manifest));
  process.chdir(root);
  vi.resetModules();
  vi.stubEnv('SITE_URL', '');
  vi.stubEnv('URL', '');
  vi.stubEnv('PATH_PREFIX', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  process.chdir(before);
  rmSync(root, { recursive: true });
});

const about = {
  path: '/about',
  label: 'About',
  title: 'About',
  description: 'Of this site.',
  markdown: 'Hi.\n',
};
const doc = (name: string) => ({
  path: `/docs/${name}`,
  title: name,
  description: `About ${name}.`,
  markdown: `Text of ${name}.\n`,
});

const DOCS: Record<string, object> = { '/docs/b': doc('b'), '/docs/a': doc('a') };

/** Writes the markdown of a site with two pages of version 5 and one of none. */
async function write() {
  const items = ['b', 'a'].map((id) => ({ id, label: id, path: `/docs/${id}`, description: `About ${id}.` }));
  const site = {
    site: { siteMetadata: { title: 'Site', description: 'A site.' } },
    allDocsVersion: { nodes: [{ name: '5', label: 'v5.x', isLast: true, sidebars: { docs: items } }] },
    allPage: { nodes: [about] },
  };
  const graphql = async (_query: string, variables?: { path: string }) => ({
    data: variables ? { doc: DOCS[variables.path] } : site,
  });
  const { readDocs } = await import('../readDocs');
  const { markdownWriter } = await import('./markdownWriter');
  const writer = await markdownWriter({ graphql } as never);
  await readDocs(graphql as never, [writer]);
  await writer.finish();
}

const read = (path: string) => readFileSync(join(root, 'public', path), 'utf8');

test('each page has its markdown beside it', async () => {
  await write();
  expect(read('docs/a.md')).toBe(
    '# a\n\n> About a.\n\nVersion v5.x, react-querybuilder 5.4.1. [/docs/a](/docs/a)\n\nText of a.\n',
  );
  expect(read('about.md')).toBe('# About\n\n> Of this site.\n\n[/about](/about)\n\nHi.\n');
});

test('a version has its whole text in the order of its sidebar', async () => {
  await write();
  expect(read('llms/5.txt')).toBe(`${read('docs/b.md')}\n${read('docs/a.md')}\n`);
});

test('llms.txt lists all of them', async () => {
  await write();
  const links = [...read('llms.txt').matchAll(/\]\(([^)]*)\)/g)].map(([, link]) => link);
  expect(links).toEqual(['/llms/5.txt', '/docs/b.md', '/docs/a.md', '/about.md']);
});

test.each([
  ['https://a.example/', '', 'https://a.example'],
  ['https://a.example', '/p', 'https://a.example/p'],
  ['', '/p', '/p'],
])('with the address %j and the prefix %j, links begin with %s', async (siteUrl, prefix, base) => {
  vi.stubEnv('SITE_URL', siteUrl);
  vi.stubEnv('PATH_PREFIX', prefix);
  await write();
  expect(read('docs/a.md')).toContain(`${base}/docs/a`);
  expect(read('llms.txt')).toContain(`(${base}/docs/a.md)`);
});

test('a second build writes anew', async () => {
  await write();
  const first = read('llms/5.txt');
  await write();
  expect(read('llms/5.txt')).toBe(first);
});

test('the markdown of a page or a version that is gone goes too, and a file that is served as it is stays', async () => {
  const put = (file: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');
  };
  const stay = ['public/notes.md', 'public/docs/a/index.html'];
  const go = ['public/docs/gone.md', 'public/docs/gone/b.md', 'public/llms/2.txt'];
  [...stay, ...go, 'static/notes.md'].forEach(put);
  await write();
  expect([...stay, ...go].filter((file) => existsSync(join(root, file)))).toEqual(stay);
});
