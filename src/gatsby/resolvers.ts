import { extname } from 'node:path';
import type { GatsbyNode, Node } from 'gatsby';
import { docsOf } from '../shared/navigation/sidebar';
import { codeBlock } from './document/codeBlock';
import { printHtml } from './document/pageHtml';
import { contentOrLast } from './document/compiledPage';
import { sourceOfNode, type DocNode, type PageNode } from './document/pageSource';
import { readEnvironment, siteBase } from './environment';
import { exampleFile } from '../shared/exampleFile';
import { docsTreeId, type DocsTreeNode } from './nodes/versionNodes';

/** The part of Gatsby's node model that is used here. A query reruns when a node that it read this way changes. */
interface Context {
  nodeModel: { getNodeById(args: { id: string }): Node | undefined };
}

/** Resolves the compiled text of pages, the highlighted code of examples, and the pages and sidebar of versions. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers, cache }) => {
  const site = siteBase(readEnvironment(process.env));
  const content = {
    resolve: (node: DocNode | PageNode, _args: unknown, { nodeModel }: Context) =>
      contentOrLast(
        sourceOfNode(node, (id) => nodeModel.getNodeById({ id }), site),
        cache,
      ),
  };
  const ofTree = <T>(pick: (tree: DocsTreeNode) => T) => ({
    resolve: ({ name }: { name: string }, _args: unknown, { nodeModel }: Context) =>
      pick(nodeModel.getNodeById({ id: docsTreeId(name) }) as DocsTreeNode),
  });

  createResolvers({
    Doc: { content },
    Page: { content },
    DocExample: {
      html: {
        resolve: ({ exampleId, code }: { exampleId: string; code: string }, { title }: { title?: string }) =>
          printHtml(codeBlock(code, extname(exampleFile(exampleId)).slice(1), title && `title="${title}"`)),
      },
    },
    DocsVersion: {
      mainDocId: ofTree(({ sidebar }) => docsOf(sidebar)[0]?.id ?? ''),
      docs: ofTree(({ sidebar }) => docsOf(sidebar).map(({ id, path }) => ({ id, path, sidebar: 'docs' }))),
      draftIds: ofTree(({ draftIds }) => draftIds),
      sidebars: ofTree(({ sidebar }) => ({ docs: sidebar })),
    },
  });
};
