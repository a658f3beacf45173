import type { CreateResolversArgs } from 'gatsby';
import { expect, test, vi } from 'vitest';
import { latestOf } from '../versions/versions';
import { contentVersions } from './contentVersions';
import { documentOf } from './document/documentOf';
import type * as DocumentStore from './document/documentStore';
import { docsSharedId } from './nodes/shareDocs';
import { createResolvers } from './resolvers';

vi.mock('./document/documentOf', { spy: true });
vi.mock('./document/documentStore', async (load) => {
  const module = await load<typeof DocumentStore>();
  return { ...module, documentStore: () => module.NO_STORE };
});

type Resolve = (node: object, args: object, context: object) => Promise<unknown>;

/** The resolver of a page's document. */
function documentResolver(): Resolve {
  let resolve: Resolve | undefined;
  const take = (types: { Doc: { document: { resolve: Resolve } } }) => void ({ resolve } = types.Doc.document);
  void createResolvers?.({ createResolvers: take } as unknown as CreateResolversArgs, { plugins: [] }, () => undefined);
  if (!resolve) throw new Error('expected a resolver');
  return resolve;
}

test('a page is compiled with what its version shares, which it asks Gatsby for, so that it is made anew with it', async () => {
  const { name } = latestOf(contentVersions());
  const nodes: Record<string, object> = {
    mdx: { body: '[Field](api:Field)' },
    [docsSharedId(name)]: { id: docsSharedId(name), places: [['Field', '/docs/types#api-Field']] },
  };
  const asked: string[] = [];
  const nodeModel = { getNodeById: ({ id }: { id: string }) => (asked.push(id), nodes[id]) };
  const page = { parent: 'mdx', version: name, docId: 'a', title: 'A', file: 'a.mdx', path: '/docs/a', bodyLine: 1 };
  const tree = await documentResolver()(page, {}, { nodeModel });
  expect(JSON.stringify(tree)).toContain('/docs/types#api-Field');
  expect(asked).toEqual(['mdx', docsSharedId(name)]);
});

test('a page of no version shares nothing', async () => {
  const page = { parent: 'mdx', title: 'B', file: 'b.mdx', path: '/b', bodyLine: 1 };
  await documentResolver()(page, {}, { nodeModel: { getNodeById: () => ({ body: 'Text' }) } });
  expect(vi.mocked(documentOf).mock.lastCall?.[0].api).toBeNull();
});
