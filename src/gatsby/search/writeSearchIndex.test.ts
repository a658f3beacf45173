import type { Element } from 'hast';
import { h } from 'hastscript';
import { beforeEach, expect, test, vi } from 'vitest';
import { builtIndex, builtRecords } from '../../../scripts/shared/builtIndexes';
import { folderPerTest } from '../../../tests/support/folder';
import { searchSections } from './searchSections';

const { write } = folderPerTest({ workIn: true });

const page = (path: string, title: string, isListed = true) => ({
  ...{ path, title, isListed },
  description: "Rules & groups, it's <all>.",
});
const ofCode = [page('/', 'Site'), page('/discord', 'Community chat'), page('/search', 'Search', false)];

beforeEach(() => {
  write('content/synonyms.yml', 'MongoDB: [mongo]\n');
  const libraries =
    '- { name: default, path: /demo, label: Demo, title: Demo, description: Try the query builder with its default controls. }\n';
  write('content/libraries.yml', libraries);
  vi.doMock('../content/readContent', async (load) => ({
    ...(await load<object>()),
    readSite: () => ({ title: 'Site' }),
  }));
});

const item = (id: string) => ({ id, label: id, path: `/docs/${id}`, description: `About ${id}.` });
const doc = (path: string, title: string, content: Element[]) => ({
  path,
  title,
  sections: searchSections(title, content),
});
const sidebar = [item('intro'), { ...item('category/api'), label: 'API', items: [item('api/export')] }];

async function writeIndexes() {
  const about = {
    path: '/about',
    title: 'About',
    description: 'Of it.',
    sections: searchSections('About', [h('h2', { id: 'a' }, 'A')]),
  };
  const docs = [
    doc('/docs/api/export', 'Export', [h('h2', { id: 'sql' }, 'SQL')]),
    doc('/docs/intro', 'Introduction', [h('p', 'Hello.')]),
  ];
  const { versionRecords } = await import('./searchRecords');
  const { siteRecords, writeSearchIndex } = await import('./writeSearchIndex');
  const ofSite = siteRecords([about], ofCode);
  writeSearchIndex('5', versionRecords('5', sidebar, docs), ofSite);
  writeSearchIndex('3', versionRecords('3', [], []), ofSite);
}

test('each version has a file with its sections and those without a version', async () => {
  await writeIndexes();
  const { records, synonyms } = builtIndex('public', '5');
  expect(records.map(({ id, kind, version }) => `${kind} ${version} ${id}`)).toEqual([
    'page 5 /docs/intro',
    'page 5 /docs/category/api',
    'page 5 /docs/api/export',
    'section 5 /docs/api/export#sql',
    'site null /',
    'site null /discord',
    'site null /demo',
    'site null /about',
    'site null /about#a',
  ]);
  expect(records.map(({ category, title }) => [category, title]).slice(0, 6)).toEqual([
    [null, 'Introduction'],
    [null, 'API'],
    ['API', 'Export'],
    ['API', 'Export'],
    ['Site', 'Home page'],
    [null, 'Community chat'],
  ]);
  expect(records.find(({ path }) => path === '/')?.text).toBe("Rules & groups, it's <all>.");
  expect(synonyms).toEqual([['mongo', ['MongoDB']]]);
});

test('all records of the built site are read, each once', async () => {
  await writeIndexes();
  const ids = builtRecords('public').map(({ id }) => id);
  expect(ids).toHaveLength(9);
  expect(new Set(ids).size).toBe(9);
});
