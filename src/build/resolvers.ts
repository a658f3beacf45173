import type { CreateResolversArgs, GatsbyCache, GatsbyNode, Node } from 'gatsby';
import { apiPlacesOf } from './api/apiPlaces';
import { documentApi } from './api/documentApi';
import { contentVersions } from './contentVersions';
import { codeBlock } from './document/codeBlock';
import { documentOf, summaryOf, type DocumentSource } from './document/documentOf';
import { resolveLink } from './document/resolveLink';
import { readEnvironment, textBase } from './environment';
import { exampleNodeId } from './nodes/onCreateNode';
import type { DocFields } from './nodes/docFields';
import { exampleSource, type ExampleNode } from './playground/exampleSource';
import { packagesText } from './playground/places';
import { readVersionDocs, type NodeModel, type VersionDocs } from './docs';
import type { Version } from '../versions/types';

interface MdxNode extends Node {
  body: string;
}

type DocNode = Node & DocFields;
type Context = { nodeModel: NodeModel };

/** Resolves a field of a page by reading the page's document or summary. */
function pageResolver<D, T>(
  read: (source: DocumentSource, cache: GatsbyCache) => Promise<D>,
  cache: GatsbyCache,
  pick: (read: D) => T,
) {
  const site = textBase(readEnvironment(process.env));
  return async (node: DocNode, _args: unknown, { nodeModel }: Context): Promise<T> => {
    const mdx = nodeModel.getNodeById<MdxNode>({ id: node.parent ?? '' });
    const version = contentVersions().find(({ name }) => name === node.version);
    const places = version ? await apiPlacesOf(nodeModel, version.name) : new Map<string, string>();
    const result = await read(
      {
        body: mdx?.body ?? '',
        digest: mdx?.internal.contentDigest ?? '',
        file: node.file,
        path: node.path,
        site,
        bodyLine: node.bodyLine,
        resolveLink: (target) => (version ? resolveLink(target, node.docId, version, places) : target),
        api: version ? documentApi(version, places) : null,
        findExample: (name) =>
          exampleSource(
            `${node.version}/${name}`,
            (id) => nodeModel.getNodeById<Node & ExampleNode>({ id: exampleNodeId(id) }),
            packagesText,
          ),
      },
      cache,
    );
    return pick(result);
  };
}

/** A file that a page only shows has its ending: `5/data/musicians.ts`. */
const isLive = (exampleId: string) => !/\.\w+$/.test(exampleId);

/** Gives Doc and Page their documents, DocExample its highlighted code, and DocsVersion its pages and its sidebar. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers, cache }: CreateResolversArgs) => {
  const text = {
    document: { resolve: pageResolver(documentOf, cache, ({ tree }) => tree) },
    markdown: { resolve: pageResolver(documentOf, cache, ({ markdown }) => markdown) },
    anchors: { resolve: pageResolver(summaryOf, cache, ({ anchors }) => anchors) },
    links: { resolve: pageResolver(summaryOf, cache, ({ links }) => links) },
  };
  const version = <T>(pick: (held: VersionDocs) => T) => ({
    resolve: async (node: Pick<Version, 'name' | 'path'>, _args: unknown, { nodeModel }: Context) =>
      pick(await readVersionDocs(nodeModel, node)),
  });

  createResolvers({
    Doc: {
      ...text,
      headings: { resolve: pageResolver(documentOf, cache, ({ headings }) => headings) },
      examples: { resolve: pageResolver(summaryOf, cache, ({ examples }) => Object.keys(examples).filter(isLive)) },
    },
    DocExample: {
      html: {
        resolve: ({ exampleId, code }: { exampleId: string; code: string }) =>
          codeBlock(code, /\.(\w+)$/.exec(exampleId)?.[1] ?? 'tsx')[1]?.html,
      },
    },
    Page: text,
    DocsVersion: {
      mainDocId: version(({ docs }) => docs[0]?.id ?? ''),
      docs: version(({ docs }) => docs.map(({ id, path }) => ({ id, path, sidebar: 'docs' }))),
      draftIds: version(({ draftIds }) => draftIds),
      sidebars: version(({ sidebar }) => ({ docs: sidebar })),
    },
  });
};
