import type { Node } from 'gatsby';
import { expect, test, vi } from 'vitest';
import { latestOf } from '../../shared/versions/versions';
import { contentVersions } from '../content/readContent';
import { docsTargetsId } from '../nodes/versionNodes';
import { docNodeId, exampleNodeId } from '../nodes/onCreateNode';
import { sourceOfNode, type DocNode, type PageNode } from './pageSource';

const { name } = latestOf(contentVersions());
const older = contentVersions()[contentVersions().findIndex((it) => it.name === name) + 1]?.name ?? '';
const olderPage = docNodeId(`content/docs/${older}/a.mdx`);

// Reading the packages' declarations is slow.
vi.mock('../api/contentApi', () => ({
  apisOf: () => ({ versionApi: { previousLabel: 'v4' } }),
}));

const nodes: Record<string, object> = {
  mdx: { body: '[Field](api:Field)' },
  [docsTargetsId(name)]: {
    locations: [['Field', '/docs/types#api-Field']],
    categoryIds: [['tips', 'category/tips']],
    digest: 'digest of the context',
  },
  [olderPage]: { parent: 'older mdx' },
  'older mdx': { body: 'Older text.' },
  [exampleNodeId(`${name}/fields`)]: { code: 'export default () => null;' },
};

/** The source of a page, and the ids of the nodes that were read. */
function sourceOf(node: object) {
  const asked: string[] = [];
  const getNode = (id: string) => (asked.push(id), (nodes[id] ?? null) as Node | undefined);
  const source = sourceOfNode({ parent: 'mdx', title: 'A', bodyLine: 1, ...node } as DocNode | PageNode, getNode, '');
  return { source, asked };
}

const doc = { internal: { type: 'Doc' }, version: name, docId: 'a', file: 'a.mdx', path: '/docs/a' };

test('a page asks Gatsby for the context of its version and for the page before, so that a change compiles it again', () => {
  const { source, asked } = sourceOf(doc);
  expect(source).toMatchObject({ body: '[Field](api:Field)', context: { digest: 'digest of the context' } });
  expect(new Set(asked)).toEqual(new Set(['mdx', docsTargetsId(name), olderPage, 'older mdx']));
  expect(source.context?.before).toBe('Older text.');
  expect(source.resolveLink('api:Field')).toBe('/docs/types#api-Field');
  expect(source.resolveLink('./tips/_category_.yml')).toBe('/docs/category/tips');
  expect(source.context?.api.documentedName('Field')).toBe('Field');
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

test('a page is compared with its equivalent in the version before, or with none', () => {
  nodes[docNodeId(`content/docs/${older}/umd.mdx`)] = { parent: 'older mdx' };
  expect(sourceOf({ ...doc, docId: 'buildless' }).source.context?.before).toBe('Older text.');
  expect(sourceOf({ ...doc, docId: 'new' }).source.context?.before).toBeNull();
});

test('a page whose version is not in the table is reported with its file', () => {
  expect(() => sourceOf({ ...doc, version: '0' })).toThrow('a.mdx: expected a version of content/versions.yml');
});
