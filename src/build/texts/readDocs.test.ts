import { expect, test } from 'vitest';
import type { VersionPage } from '../content/versionPages';
import type { DocumentSource } from '../document/documentOf';
import { NO_STORE } from '../document/documentStore';
import type { WrittenPages } from '../document/writtenPages';
import { readDocs, type DocReader } from './readDocs';

const item = (id: string) => ({ id, label: id, path: `/docs/${id}`, description: '' });
const source = ({ path, title, body }: VersionPage): DocumentSource => ({
  ...{ path, title, body, file: `${path}.mdx`, site: '', bodyLine: 1, api: null },
  resolveLink: (target) => target,
  findExample: () => undefined,
});
const version = (name: string, bodies: Record<string, string>, sidebar: WrittenPages['sidebar']) =>
  ({
    version: { name, label: `v${name}`, isLast: false },
    sidebar,
    pages: Object.entries(bodies).map(([id, body]) => ({ ...item(id), title: id, body }) as unknown as VersionPage),
    sourceOf: source,
  }) as WrittenPages;

test('every reader is told of each page and its text, in the order of the sidebars', async () => {
  const told: string[] = [];
  const reader: DocReader = {
    begin: ({ name, label, sidebar }) => void told.push(`begin ${name} ${label} (${sidebar.length})`),
    read: ({ path, markdown }) => void told.push(`${path}: ${markdown.trim()}`),
    end: ({ name }) => void told.push(`end ${name}`),
  };
  const other: DocReader = { read: ({ path }) => void told.push(`also ${path}`) };
  const sidebar = [item('intro'), { ...item('api'), items: [item('api/export')] }];
  const versions = [version('5', { 'api/export': 'Two.', intro: 'One.' }, sidebar), version('4', {}, [])];
  await readDocs(versions, NO_STORE, [reader, other]);
  expect(told).toEqual([
    'begin 5 v5 (2)',
    '/docs/intro: One.',
    'also /docs/intro',
    '/docs/api/export: Two.',
    'also /docs/api/export',
    'end 5',
    'begin 4 v4 (0)',
    'end 4',
  ]);
});

test('a page that cannot be compiled is told', async () => {
  const versions = [version('5', { intro: '{unclosed' }, [item('intro')])];
  await expect(readDocs(versions, NO_STORE, [])).rejects.toThrow('/docs/intro.mdx:1');
});
