import { extname } from 'node:path';
import type { CreateResolversArgs, GatsbyNode, Node } from 'gatsby';
import { contentVersions } from './contentVersions';
import { codeBlock } from './document/codeBlock';
import { documentOf, textOf, type DocumentSource } from './document/documentOf';
import { documentSource } from './document/documentSource';
import { documentStore, type DocumentStore } from './document/documentStore';
import { readEnvironment, textBase } from './environment';
import { exampleFile, isLive } from './examples/exampleFile';
import { exampleSource } from './examples/exampleSource';
import { exampleNodeId } from './nodes/onCreateNode';
import type { DocFields } from './nodes/docFields';
import { docsSharedId, sharedPlaces, type DocsShared } from './nodes/shareDocs';
import { DOCUMENTS } from './paths';
import { packagesText } from './playground/workspace';
import { readVersionDocs, type NodeModel, type VersionDocs } from './versionDocs';
import type { Version } from '../versions/types';

interface MdxNode extends Node {
  body: string;
}

type DocNode = Node & DocFields;
type Context = { nodeModel: NodeModel };

/** Resolves a field of a page by reading the page's document or text. */
function pageResolver<D, T>(
  read: (source: DocumentSource, store: DocumentStore) => Promise<D>,
  store: DocumentStore,
  pick: (read: D) => T,
) {
  const site = textBase(readEnvironment(process.env));
  return async (node: DocNode, _args: unknown, { nodeModel }: Context): Promise<T> => {
    const body = nodeModel.getNodeById<MdxNode>({ id: node.parent ?? '' })?.body ?? '';
    const version = contentVersions().find(({ name }) => name === node.version);
    const codeOf = (id: string) => nodeModel.getNodeById<Node & { code: string }>({ id: exampleNodeId(id) })?.code;
    const shared = version && nodeModel.getNodeById<DocsShared>({ id: docsSharedId(version.name) });
    const written = shared && {
      version,
      places: sharedPlaces(shared),
      findExample: (name: string) => exampleSource(`${version.name}/${name}`, codeOf, packagesText),
    };
    return pick(await read(documentSource({ ...node, body }, site, written ?? null), store));
  };
}

/** Gives Doc and Page their documents, DocExample its highlighted code, and DocsVersion its pages and its sidebar. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers }: CreateResolversArgs) => {
  const store = documentStore(DOCUMENTS);
  const text = {
    document: { resolve: pageResolver(documentOf, store, ({ tree }) => tree) },
    markdown: { resolve: pageResolver(textOf, store, ({ markdown }) => markdown) },
    anchors: { resolve: pageResolver(textOf, store, ({ anchors }) => anchors) },
    links: { resolve: pageResolver(textOf, store, ({ links }) => links) },
  };
  const version = <T>(pick: (held: VersionDocs) => T) => ({
    resolve: async (node: Pick<Version, 'name' | 'path'>, _args: unknown, { nodeModel }: Context) =>
      pick(await readVersionDocs(nodeModel, node)),
  });

  createResolvers({
    Doc: {
      ...text,
      headings: { resolve: pageResolver(documentOf, store, ({ headings }) => headings) },
      examples: { resolve: pageResolver(documentOf, store, ({ examples }) => Object.keys(examples).filter(isLive)) },
    },
    DocExample: {
      html: {
        resolve: ({ exampleId, code }: { exampleId: string; code: string }) =>
          codeBlock(code, extname(exampleFile(exampleId)).slice(1))[1]?.html,
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
