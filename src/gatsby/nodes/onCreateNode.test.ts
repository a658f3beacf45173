import type { CreateNodeArgs } from 'gatsby';
import { expect, test, vi } from 'vitest';
import { memoryCache } from '../../../tests/support/memoryCache';
import { inProject } from '../paths';

const cache = memoryCache();

const DESCRIPTION = 'Turn a query into SQL, MongoDB, JsonLogic and six more formats.';

/** Creates the nodes of a file with this content, and returns them. */
async function create(path: string, content: string, source = 'docs') {
  const created: Record<string, unknown>[] = [];
  const file = {
    id: 'the file',
    absolutePath: inProject(...path.split('/')),
    base: path.split('/').at(-1),
    ext: /\.\w+$/.exec(path)?.[0],
    sourceInstanceName: source,
    internal: { type: 'File', contentDigest: 'digest of the file' },
  };
  const mdx = { id: 'the mdx', parent: file.id, internal: { type: 'Mdx', contentDigest: 'digest of the mdx' } };
  const args = {
    node: path.endsWith('.mdx') ? mdx : file,
    cache,
    getNode: () => file,
    loadNodeContent: () => Promise.resolve(content),
    actions: {
      createNode: (node: Record<string, unknown>) => created.push(node),
      createParentChildLink: () => undefined,
    },
    createContentDigest: (value: unknown) => JSON.stringify(value),
  };
  const { onCreateNode } = await import('./onCreateNode');
  await onCreateNode?.(args as unknown as CreateNodeArgs, { plugins: [] }, () => undefined);
  return created;
}

const page = (...lines: string[]) =>
  ['---', 'title: A', `description: ${DESCRIPTION}`, ...lines, '---', 'Text'].join('\n');

test('a node changes with its file', async () => {
  const nodes = await Promise.all(
    ['sidebar_position: 1', 'sidebar_position: 2'].map((line) => create('content/docs/5/a.mdx', page(line))),
  );
  const digests = nodes.map((created) => (created[0]?.internal as { contentDigest: string }).contentDigest);
  expect(digests[0]).not.toBe(digests[1]);
});

test('a page with invalid front matter keeps its place, its text and what it documents', async () => {
  const text = '---\ntitle: A: b\n---\n\n<Api of="Field" />';
  const created = await create('content/docs/5/api/export.mdx', text);
  expect(created).toMatchObject([
    { docId: 'api/export', path: '/docs/api/export', bodyLine: 4, documents: ['Field'], title: 'Invalid front matter' },
  ]);
  const page = await create('content/pages/about.mdx', 'Text', 'pages');
  expect(page).toMatchObject([{ path: '/about', bodyLine: 1 }]);
});

test('an invalid table or category has the nodes that it had before, also in another process', async () => {
  const file = 'content/docs/5/kept/_category_.yml';
  expect(await create(file, 'label: A\nposition: 0')).toEqual([]);
  const valid = await create(file, `label: A\nposition: 1\ndescription: ${DESCRIPTION}`);
  vi.resetModules();
  expect(await create(file, 'label: A\nposition: 0')).toEqual(valid);
});

test('a page of an unknown version has no node', async () => {
  expect(await create('content/docs/none/a.mdx', page())).toEqual([]);
});
