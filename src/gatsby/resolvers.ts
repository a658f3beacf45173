import { extname } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { API_RESOLVERS, type Context } from './api/apiResolvers';
import { libraryFacts } from './demo/libraryFacts';
import { codeBlock } from './document/codeBlock';
import { highlightSamples } from './document/highlight';
import { printHtml } from './document/pageHtml';
import { contentOrLast, pageExtracts } from './document/compiledPage';
import { sourceOfNode, type DocNode, type PageNode } from './document/pageSource';
import { readEnvironment, siteBase } from './environment';
import { exampleFile } from '../shared/exampleFile';
import { docNodeId } from './nodes/onCreateNode';
import { docsTreeId, type DocsTreeNode } from './nodes/versionNodes';
import { docsOf } from './pages/sidebar';

/** Resolves the compiled text of pages, the highlighted code of examples, and the pages and sidebar of versions. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers, cache }) => {
  const site = siteBase(readEnvironment(process.env));
  const sourceOf = (node: DocNode | PageNode, { nodeModel }: Context) =>
    sourceOfNode(node, (id) => nodeModel.getNodeById({ id }), site);
  const content = {
    resolve: (node: DocNode | PageNode, _args: unknown, context: Context) =>
      contentOrLast(sourceOf(node, context), cache),
  };
  const changes = {
    resolve: async (node: DocNode, _args: unknown, context: Context) =>
      (await pageExtracts(sourceOf(node, context), cache)).changes,
  };
  const ofTree = <T>(pick: (tree: DocsTreeNode, getNode: (id: string) => unknown) => T) => ({
    resolve: ({ name }: { name: string }, _args: unknown, { nodeModel }: Context) => {
      const getNode = (id: string) => nodeModel.getNodeById({ id });
      return pick(getNode(docsTreeId(name)) as DocsTreeNode, getNode);
    },
  });

  createResolvers({
    ...API_RESOLVERS,
    Doc: { ...API_RESOLVERS.Doc, content, changes },
    Page: { content },
    DocExample: {
      ...API_RESOLVERS.DocExample,
      html: {
        resolve({ exampleId, code }: { exampleId: string; code: string }, { title }: { title?: string }) {
          const block = codeBlock(code, extname(exampleFile(exampleId)).slice(1), title && `title="${title}"`);
          highlightSamples(block);
          return printHtml(block);
        },
      },
    },
    Library: { facts: { resolve: ({ name }: { name: string }) => libraryFacts(name, cache) } },
    DocsVersion: {
      ...API_RESOLVERS.DocsVersion,
      mainDocId: ofTree(({ sidebar }) => docsOf(sidebar)[0]?.id ?? ''),
      docs: ofTree(({ version, sidebar }, getNode) =>
        docsOf(sidebar).map(({ id, path }) => ({
          id,
          path,
          sidebar: 'docs',
          doc: getNode(docNodeId(`content/docs/${version}/${id}.mdx`)),
        })),
      ),
      draftIds: ofTree(({ draftIds }) => draftIds),
      sidebars: ofTree(({ sidebar }) => ({ docs: sidebar })),
    },
  });
};
