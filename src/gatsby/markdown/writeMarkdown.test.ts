import { existsSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { folderPerTest } from '../../../tests/support/folder';
import { llmsTxt } from './writeMarkdown';

const { read, write } = folderPerTest({ workIn: true });

beforeEach(() => {
  const manifest = { version: '5.4.1', main: 'index.js', types: 'index.d.ts' };
  write('content/docs/5/node_modules/react-querybuilder/package.json', JSON.stringify(manifest));
  const readSite = () => ({ title: 'Site', description: 'A site.' });
  vi.doMock('../content/readContent', () => ({ readSite }));
});

const about = { path: '/about', title: 'About', description: 'Of this site.', markdown: 'Hi.\n' };
const doc = (name: string) => ({
  ...{ path: `/docs/${name}`, title: name, description: `About ${name}.`, markdown: `Text of ${name}.\n` },
});

/** Writes the markdown of a site with two pages in version 5 and one page outside the documentation. */
async function writeMarkdown(site = '') {
  const sidebar = ['b', 'a'].map((id) => ({ id, label: id, path: `/docs/${id}`, description: `About ${id}.` }));
  const version = { name: '5', label: 'v5.x', path: '/docs', isLast: true, banner: null };
  const { markdownWriter } = await import('./writeMarkdown');
  const writer = markdownWriter(site);
  writer.addVersion({ ...version, sidebar, docs: ['b', 'a'].map(doc) });
  writer.finish([about]);
}

test('writes the twin of each page', async () => {
  await writeMarkdown();
  expect(read('public/docs/a.md')).toBe(
    '# a\n\n> About a.\n\nVersion v5.x, react-querybuilder 5.4.1. [/docs/a](/docs/a)\n\nText of a.\n',
  );
  expect(read('public/about.md')).toBe('# About\n\n> Of this site.\n\n[/about](/about)\n\nHi.\n');
});

test('a version has its whole text in the order of its sidebar', async () => {
  await writeMarkdown();
  expect(read('public/llms/5.txt')).toBe(`${read('public/docs/b.md')}\n${read('public/docs/a.md')}\n`);
});

test('lists all twins in llms.txt', async () => {
  await writeMarkdown();
  const links = [...read('public/llms.txt').matchAll(/\]\(([^)]*)\)/g)].map(([, link]) => link);
  expect(links).toEqual(['/llms/5.txt', '/docs/b.md', '/docs/a.md', '/about.md']);
});

test('begins links with the address of the site', async () => {
  await writeMarkdown('https://a.example/p');
  expect(read('public/docs/a.md')).toContain('https://a.example/p/docs/a');
  expect(read('public/llms.txt')).toContain('(https://a.example/p/docs/a.md)');
});

test('replaces the files in a second build', async () => {
  await writeMarkdown();
  const first = read('public/llms/5.txt');
  await writeMarkdown();
  expect(read('public/llms/5.txt')).toBe(first);
});

test('deletes the files of a deleted page or version and keeps static files', async () => {
  const stay = ['public/notes.md', 'public/docs/a/index.html'];
  const go = ['public/docs/gone.md', 'public/docs/gone/b.md', 'public/llms/2.txt'];
  [...stay, ...go, 'static/notes.md'].forEach((file) => write(file));
  await writeMarkdown();
  expect([...stay, ...go].filter((file) => existsSync(file))).toEqual(stay);
});

const page = (name: string) => ({ label: name, path: `/docs/${name}`, description: `About ${name}.` });

const site = {
  title: 'Query Builder',
  description: 'Builds queries.',
  versions: [
    { label: 'Next', isLast: false, fullText: '/llms/next.txt', pages: [] },
    { label: 'v5.x', isLast: true, fullText: '/llms/5.txt', pages: [page('intro'), page('api')] },
  ],
  pages: [{ ...page('about'), path: '/about' }],
};

test('lists the markdown of all pages by version, with the other pages last', () => {
  expect(llmsTxt(site, 'https://a.example')).toBe(`# Query Builder

> Builds queries.

## Next

- [Full text](https://a.example/llms/next.txt): All pages of Next in one file.

## v5.x (latest)

- [Full text](https://a.example/llms/5.txt): All pages of v5.x in one file.
- [intro](https://a.example/docs/intro.md): About intro.
- [api](https://a.example/docs/api.md): About api.

## Optional

- [about](https://a.example/about.md): About about.
`);
});

test('lists paths without the address of the site, and leaves out empty sections', () => {
  const text = llmsTxt({ ...site, pages: [] }, '/p');
  expect(text).toContain('- [intro](/p/docs/intro.md): ');
  expect(text).not.toContain('Optional');
});

test('escapes markdown in labels and descriptions', () => {
  const pages = [{ label: '<QueryBuilder />', path: '/docs/a', description: 'Of _a_ [b].' }];
  expect(llmsTxt({ ...site, pages }, '')).toContain('- [\\<QueryBuilder />](/docs/a.md): Of \\_a\\_ \\[b\\].');
});
