import { expect, test } from 'vitest';
import { readDocs, type DocReader } from './readDocs';

const item = (id: string) => ({ id, label: id, path: `/docs/${id}`, description: '' });
const sidebar = [item('intro'), { ...item('api'), items: [item('api/export')] }];
const version = (name: string, docs: object[]) => ({ name, label: name, isLast: false, path: '/', sidebars: { docs } });

/** Reads two versions, of which the second is empty; gives what two readers were told, and what was asked. */
async function read(isThere: (path: string) => boolean = () => true) {
  const told: string[] = [];
  const asked: string[] = [];
  const graphql = async (_query: string, variables?: { path: string }) => {
    if (!variables) return { data: { allDocsVersion: { nodes: [version('5', sidebar), version('4', [])] } } };
    asked.push(variables.path);
    return { data: { doc: isThere(variables.path) ? { path: variables.path } : null } };
  };
  const reader: DocReader = {
    begin: async ({ name, sidebar: items }) => void told.push(`begin ${name} (${items.length})`),
    read: async ({ path }) => void told.push(path),
    end: ({ name }) => void told.push(`end ${name}`),
  };
  await readDocs(graphql as never, [reader, { read: ({ path }) => void told.push(`also ${path}`) }]);
  return { told, asked };
}

test('every reader is told of each page in the order of the sidebars, and each page is asked for once', async () => {
  const { told, asked } = await read();
  expect(told).toEqual([
    'begin 5 (2)',
    '/docs/intro',
    'also /docs/intro',
    '/docs/api/export',
    'also /docs/api/export',
    'end 5',
    'begin 4 (0)',
    'end 4',
  ]);
  expect(asked).toEqual(['/docs/intro', '/docs/api/export']);
});

test('a page that is listed and not there fails the build', async () => {
  await expect(read((path) => path === '/docs/intro')).rejects.toThrow(
    '/docs/api/export: expected a page that is listed to be there',
  );
});
