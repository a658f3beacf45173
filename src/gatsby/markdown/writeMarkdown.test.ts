import { existsSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { declaredApi } from '../../../tests/support/api';
import { folderPerTest } from '../../../tests/support/folder';

const { write } = folderPerTest({ workIn: true });

beforeEach(() => {
  const readSite = () => ({ title: 'Site', description: 'A site.' });
  const readEquivalents = () => [['a', 'z']];
  vi.doMock('../content/readContent', () => ({ readEquivalents, readSite }));
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
async function writeMarkdown() {
  const { markdownWriter } = await import('./writeMarkdown');
  const writer = markdownWriter(SITE, VERSIONS);
  const written = { ...VERSIONS[0]!, release: '5.4.1', api: declaredApi(), locations: new Map() };
  writer.addVersion(written, ['b', 'a'].map(doc));
  writer.finish([about], 'Words of the home page.\n');
}

test('deletes the files of a deleted page or version and keeps static files', async () => {
  const stay = ['public/notes.md', 'public/docs/a/index.html'];
  const go = ['public/docs/gone.md', 'public/docs/gone/b.md', 'public/llms/2.txt'];
  [...stay, ...go, 'static/notes.md'].forEach((file) => write(file));
  await writeMarkdown();
  expect([...stay, ...go].filter((file) => existsSync(file))).toEqual(stay);
});
