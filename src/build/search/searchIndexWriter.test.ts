import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DocumentNode } from '../../document/types';
import type { SidebarItem } from '../../navigation/types';
import type { BuiltDoc } from '../texts/readDocs';
import { placesOf } from './placesOf';

const before = process.cwd();
let root: string;

const html = (title: string, more = '') =>
  `<html><head><title data-gatsby-head="true">${title}</title>` +
  `<meta property="og:title" content="${title}" data-gatsby-head="true"/>` +
  `<meta name="description" content="Rules &amp; groups, it&#x27;s &lt;all&gt;." data-gatsby-head="true"/>${more}</head></html>`;

const writePage = (path: string, text: string) => {
  mkdirSync(join(root, 'public', path), { recursive: true });
  writeFileSync(join(root, 'public', path, 'index.html'), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'search-index-'));
  mkdirSync(join(root, 'content'));
  writeFileSync(join(root, 'content', 'synonyms.yml'), 'MongoDB: [mongo]\n');
  const libraries =
    '- { name: default, path: /demo, label: Demo, title: Demo, description: Try the query builder with its default controls. }\n';
  writeFileSync(join(root, 'content', 'libraries.yml'), libraries);
  writePage('/', html('Site'));
  writePage('/discord', html('Community chat | Site'));
  writePage('/search', html('Search | Site', '<meta name="robots" content="noindex"/>'));
  process.chdir(root);
  vi.resetModules();
  vi.doMock('../content/readContent', async (load) => ({
    ...(await load<object>()),
    readSite: () => ({ title: 'Site' }),
  }));
});
afterEach(() => {
  process.chdir(before);
  rmSync(root, { recursive: true });
});

const item = (id: string) => ({ id, label: id, path: `/docs/${id}`, description: `About ${id}.` });
const doc = (path: string, title: string, document: DocumentNode[]) =>
  ({ path, title, places: placesOf(title, document) }) as BuiltDoc;
const sidebar = [item('intro'), { ...item('category/api'), label: 'API', items: [item('api/export')] }];
const version = (name: string, items: SidebarItem[]) => ({ name, label: name, isLast: false, sidebar: items });

async function write() {
  const component = (path: string) => join(root, 'src', path === '/demo' ? 'templates/demo.tsx' : 'pages/some.tsx');
  const sitePages = ['/', '/demo', '/discord', '/search'].map((path) => ({ path, component: component(path) }));
  const about = {
    path: '/about',
    title: 'About',
    description: 'Of it.',
    places: placesOf('About', [['h2', { id: 'a' }, 'A']]),
  };
  const { searchIndexWriter } = await import('./searchIndexWriter');
  const writer = searchIndexWriter();
  writer.begin(version('5', sidebar));
  writer.read(doc('/docs/api/export', 'Export', [['h2', { id: 'sql' }, 'SQL']]));
  writer.read(doc('/docs/intro', 'Introduction', [['p', null, 'Hello.']]));
  writer.end(version('5', sidebar));
  writer.begin(version('3', []));
  writer.end(version('3', []));
  writer.finish([about], sitePages);
}

test('each version has a file with its places and those of no version', async () => {
  await write();
  const { decodeIndex } = await import('../../search/local/indexFile');
  const { records, synonyms } = decodeIndex(readFileSync('public/search-index/5.json', 'utf8'));
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

test('all records of the built site are read back, each once', async () => {
  await write();
  const { readBuiltRecords } = await import('./readBuiltRecords');
  const ids = (await readBuiltRecords()).map(({ id }) => id);
  expect(ids).toHaveLength(9);
  expect(new Set(ids).size).toBe(9);
});

test('without a build there is nothing to read, and the error says what to do', async () => {
  const { readBuiltRecords } = await import('./readBuiltRecords');
  await expect(readBuiltRecords()).rejects.toThrow('run npm run build');
});

test('a file of a version that is gone goes too', async () => {
  mkdirSync('public/search-index');
  writeFileSync('public/search-index/2.json', '{}');
  await write();
  expect(readdirSync('public/search-index').sort()).toEqual(['3.json', '5.json']);
});

test('a page of the site without a description fails the build', async () => {
  writePage('/discord', '<title>Community chat | Site</title>');
  await expect(write()).rejects.toThrow('/discord: expected a title and a description in its head');
});
