import type { Node } from 'gatsby';
import { expect, test, vi } from 'vitest';
import { latestOf } from '../../shared/versions/versions';
import { contentVersions } from '../content/readContent';
import { docsContextId } from '../nodes/versionNodes';
import { exampleNodeId } from '../nodes/onCreateNode';
import { sourceOfNode, type DocNode, type PageNode } from './pageSource';

const { name } = latestOf(contentVersions());

// Reading the packages' declarations is slow.
vi.mock('../api/contentApi', () => ({
  contentApis: () => ({ digest: 'packages', versions: { get: () => ({ versionApi: { previousLabel: 'v4' } }) } }),
}));

const nodes: Record<string, object> = {
  mdx: { body: '[Field](api:Field)' },
  [docsContextId(name)]: {
    locations: [['Field', '/docs/types#api-Field']],
    categoryIds: [['tips', 'category/tips']],
  },
  [exampleNodeId(`${name}/fields`)]: { code: 'export default () => null;' },
};

/** The source of a page, and the ids of the nodes that were read. */
function sourceOf(node: object) {
  const asked: string[] = [];
  const getNode = (id: string) => (asked.push(id), nodes[id] as Node | undefined);
  const source = sourceOfNode({ parent: 'mdx', title: 'A', bodyLine: 1, ...node } as DocNode | PageNode, getNode, '');
  return { source, asked };
}

const doc = { internal: { type: 'Doc' }, version: name, docId: 'a', file: 'a.mdx', path: '/docs/a' };

test('a page asks Gatsby for the context of its version, so that a change of it compiles the page again', () => {
  const { source, asked } = sourceOf(doc);
  expect(source).toMatchObject({ body: '[Field](api:Field)', context: { digest: expect.any(String) as string } });
  expect(asked).toEqual(['mdx', docsContextId(name)]);
  expect(source.resolveLink('api:Field')).toBe('/docs/types#api-Field');
  expect(source.resolveLink('./tips/_category_.yml')).toBe('/docs/category/tips');
  expect(source.context?.api.isDocumented('Field')).toBe(true);
  expect(source.context?.api.previousLabel).toBe('v4');
});

test('a page asks Gatsby for its examples, so that a change of one compiles the page again', () => {
  const { source, asked } = sourceOf(doc);
  expect(source.context?.findExample('fields')?.id).toBe(`${name}/fields`);
  expect(source.context?.findExample('none')).toBeUndefined();
  expect(asked).toContain(exampleNodeId(`${name}/fields`));
});

test('a page without a version depends only on its own text', () => {
  const { source, asked } = sourceOf({ internal: { type: 'Page' }, file: 'b.mdx', path: '/b' });
  expect(source.context).toBeNull();
  expect(source.resolveLink('/there')).toBe('/there');
  expect(asked).toEqual(['mdx']);
});

test('a page whose version is not in the table is reported with its file', () => {
  expect(() => sourceOf({ ...doc, version: '0' })).toThrow('a.mdx: expected a version of content/versions.yml');
});
