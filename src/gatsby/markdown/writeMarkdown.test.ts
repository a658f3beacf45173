import { existsSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { folderPerTest } from '../../../tests/support/folder';

const { write } = folderPerTest({ workIn: true });

beforeEach(() => {
  const manifest = { version: '5.4.1', main: 'index.js', types: 'index.d.ts' };
  write('content/docs/5/node_modules/react-querybuilder/package.json', JSON.stringify(manifest));
  const readSite = () => ({ title: 'Site', description: 'A site.' });
  const readVersions = () => ({ equivalents: [['a', 'z']] });
  vi.doMock('../content/readContent', () => ({ readSite, readVersions }));
  vi.doMock('../api/contentApi', () => ({ contentApis: () => ({ versions: new Map() }) }));
});

const about = { path: '/about', title: 'About', description: 'Of this site.', markdown: 'Hi.\n' };
const doc = (name: string) => ({
  ...{ path: `/docs/${name}`, title: name, description: `About ${name}.`, markdown: `Text of ${name}.\n` },
  sections: [],
});

const SITE = 'https://a.example/p';

const item = (id: string, root = '/docs') => ({ id, label: id, path: `${root}/${id}`, description: `About ${id}.` });

const VERSIONS = [
  { name: '5', label: 'v5.x', path: '/docs', isLast: true, sidebar: [item('b'), { ...item('c'), items: [item('a')] }] },
  { name: '4', label: 'v4.x', path: '/docs/4', isLast: false, sidebar: [item('z', '/docs/4')] },
];

/** Writes the markdown of a site with two pages and a category in version 5 and one page outside the documentation. */
async function writeMarkdown(docs = ['b', 'a'].map(doc)) {
  const { markdownWriter } = await import('./writeMarkdown');
  const warn = vi.fn();
  const writer = markdownWriter(SITE, VERSIONS, warn);
  writer.addVersion(VERSIONS[0]!, docs, new Map());
  writer.finish([about], 'Words of the home page.\n');
  return warn;
}

test('warns of a page that is too long for tools, with its length', async () => {
  expect(await writeMarkdown()).not.toHaveBeenCalled();
  const warn = await writeMarkdown([doc('b'), { ...doc('a'), markdown: `${'Words. '.repeat(15_000)}\n` }]);
  expect(warn).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^\/docs\/a\.md has 105\d{3} characters, .* 100000/));
});

test('deletes the files of a deleted page or version and keeps static files', async () => {
  const stay = ['public/notes.md', 'public/docs/a/index.html'];
  const go = ['public/docs/gone.md', 'public/docs/gone/b.md', 'public/llms/2.txt'];
  [...stay, ...go, 'static/notes.md'].forEach((file) => write(file));
  await writeMarkdown();
  expect([...stay, ...go].filter((file) => existsSync(file))).toEqual(stay);
});
