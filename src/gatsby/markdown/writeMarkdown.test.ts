import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TextPage } from '../output/writeTexts';

const before = process.cwd();
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'write-markdown-'));
  const library = join(root, 'content', 'docs', '5', 'node_modules', 'react-querybuilder');
  mkdirSync(library, { recursive: true });
  const manifest = { version: '5.4.1', main: 'index.js', types: 'index.d.ts' };
  writeFileSync(join(library, 'package.json'), JSON.stringify(manifest));
  process.chdir(root);
  vi.resetModules();
  const readSite = () => ({ title: 'Site', description: 'A site.' });
  vi.doMock('../content/readContent', () => ({ readSite }));
});
afterEach(() => {
  process.chdir(before);
  rmSync(root, { recursive: true });
});

const about = { path: '/about', title: 'About', description: 'Of this site.', markdown: 'Hi.\n' };
const doc = (name: string) =>
  ({ path: `/docs/${name}`, title: name, description: `About ${name}.`, markdown: `Text of ${name}.\n` }) as TextPage;

/** Writes the markdown of a site with two pages in version 5 and one page outside the documentation. */
async function write(site = '') {
  const sidebar = ['b', 'a'].map((id) => ({ id, label: id, path: `/docs/${id}`, description: `About ${id}.` }));
  const version = { name: '5', label: 'v5.x', path: '/docs', isLast: true, banner: null };
  const { markdownWriter } = await import('./writeMarkdown');
  const writer = markdownWriter(site);
  writer.addVersion({ ...version, sidebar, docs: ['b', 'a'].map(doc) });
  writer.finish([about]);
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

test('links begin with where the site is', async () => {
  await write('https://a.example/p');
  expect(read('docs/a.md')).toContain('https://a.example/p/docs/a');
  expect(read('llms.txt')).toContain('(https://a.example/p/docs/a.md)');
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
