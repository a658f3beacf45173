import type { CreateResolversArgs, GatsbyCache, GatsbyNode, Node } from 'gatsby';
import { contentVersions } from './contentVersions';
import { documentOf, type CompiledDocument } from './document/documentOf';
import { resolveLink } from './document/resolveLink';
import { exampleNodeId } from './nodes/onCreateNode';
import type { DocFields } from './nodes/docFields';
import { readDocs, sidebarOfVersion, type NodeModel } from './docs';

interface MdxNode extends Node {
  body: string;
}

type DocNode = Node & DocFields;
type Context = { nodeModel: NodeModel };

function documentResolver<T>(cache: GatsbyCache, pick: (document: CompiledDocument) => T) {
  return async (node: DocNode, _args: unknown, { nodeModel }: Context): Promise<T> => {
    const mdx = nodeModel.getNodeById<MdxNode>({ id: node.parent ?? '' });
    const version = contentVersions().find(({ name }) => name === node.version);
    const document = await documentOf(
      {
        body: mdx?.body ?? '',
        digest: mdx?.internal.contentDigest ?? '',
        file: node.file,
        bodyLine: node.bodyLine,
        resolveLink: (target) => (version ? resolveLink(target, node.docId, version) : target),
        findExample(name) {
          const example = nodeModel.getNodeById<Node & { exampleId: string; code: string }>({
            id: exampleNodeId(`${node.version}/${name}`),
          });
          return example && { id: example.exampleId, code: example.code, digest: example.internal.contentDigest };
        },
      },
      cache,
    );
    return pick(document);
  };
}

/** Gives Doc and Page their documents, and DocsVersion its pages and its sidebar. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers, cache }: CreateResolversArgs) => {
  const text = {
    document: { resolve: documentResolver(cache, ({ tree }) => tree) },
    anchors: { resolve: documentResolver(cache, ({ anchors }) => anchors) },
    links: { resolve: documentResolver(cache, ({ links }) => links) },
  };
  const version = <T>(pick: (docs: Awaited<ReturnType<typeof readDocs>>, path: string) => T) => ({
    resolve: async ({ name, path }: { name: string; path: string }, _args: unknown, { nodeModel }: Context) =>
      pick(await readDocs(nodeModel, name), path),
  });

  createResolvers({
    Doc: {
      ...text,
      headings: { resolve: documentResolver(cache, ({ headings }) => headings) },
      examples: { resolve: documentResolver(cache, ({ examples }) => Object.keys(examples)) },
    },
    Page: text,
    DocsVersion: {
      mainDocId: version(
        (docs, path) =>
          docs.published.find(({ docId }) => docId === sidebarOfVersion(docs, path)[0]?.id)?.docId ?? 'intro',
      ),
      docs: version(({ published }) => published.map((doc) => ({ id: doc.docId, path: doc.path, sidebar: 'docs' }))),
      draftIds: version(({ drafts }) => drafts.map(({ docId }) => docId)),
      sidebars: version((docs, path) => ({ docs: sidebarOfVersion(docs, path) })),
    },
  });
};
