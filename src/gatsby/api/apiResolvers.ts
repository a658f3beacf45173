import { dirname } from 'node:path/posix';
import type { Node } from 'gatsby';
import { shownFences } from '../document/textParts';
import type { DocNode } from '../document/pageSource';
import { docsContextId, type DocsContextNode } from '../nodes/versionNodes';
import { apisOf } from './contentApi';
import type { ApiMember, ApiSymbol } from './types';

/** The part of Gatsby's node model that is used here. A query reruns when a node that it read this way changes. */
export interface Context {
  nodeModel: {
    getNodeById(args: { id: string }): Node | undefined;
    findAll<T>(args: { type: string; query: object }): Promise<{ entries: Iterable<T> }>;
  };
}

type Resolve<S, A = unknown> = { resolve(source: S, args: A, context: Context): unknown };

type VersionSymbol = ApiSymbol & { versionName: string };

type SymbolMember = ApiMember & { of: VersionSymbol };

type ExampleNode = Node & { exampleId: string; version: string; code: string };

const ofVersion = async <T>(type: string, version: string, { nodeModel }: Context): Promise<T[]> => {
  const query = { filter: { version: { name: { eq: version } } } };
  return [...(await nodeModel.findAll<T>({ type, query })).entries];
};

/** Path and anchor where the version documents a symbol. */
function placeOf({ name, versionName }: VersionSymbol, { nodeModel }: Context): string | null {
  const context = nodeModel.getNodeById({ id: docsContextId(versionName) }) as DocsContextNode;
  return new Map(context.locations).get(name) ?? null;
}

const historyOf = (symbol: VersionSymbol, member: ApiMember | null = null) =>
  apisOf(symbol.versionName).versionApi.history(symbol, member);

const asWord = (name: string) => new RegExp(String.raw`(?<![\w$])${name.replaceAll('$', '\\$')}(?![\w$])`);

/** What authors ask of a version's packages, and of the pages and examples that use them. */
export const API_RESOLVERS = {
  DocsVersion: {
    api: {
      resolve: ({ name: versionName }, { name }) =>
        apisOf(versionName)
          .api.symbols.filter((symbol) => symbol.exported && (name === undefined || symbol.name === name))
          .map((symbol): VersionSymbol => ({ ...symbol, versionName })),
    } satisfies Resolve<{ name: string }, { name?: string }>,
    changes: {
      resolve: ({ name }) => apisOf(name).versionApi.changes,
    } satisfies Resolve<{ name: string }>,
  },

  ApiSymbol: {
    since: { resolve: (symbol) => historyOf(symbol).since } satisfies Resolve<VersionSymbol>,
    changedIn: { resolve: (symbol) => historyOf(symbol).changedIn } satisfies Resolve<VersionSymbol>,
    members: {
      resolve: (symbol) => symbol.members.map((it): SymbolMember => ({ ...it, of: symbol })),
    } satisfies Resolve<VersionSymbol>,
    path: { resolve: (symbol, _, context) => placeOf(symbol, context) } satisfies Resolve<VersionSymbol>,
    doc: {
      resolve: async (symbol, _, context) => {
        const path = placeOf(symbol, context)?.replace(/#.*/, '');
        return (await ofVersion<DocNode>('Doc', symbol.versionName, context)).find((doc) => doc.path === path) ?? null;
      },
    } satisfies Resolve<VersionSymbol>,
    samples: {
      resolve: async ({ name, versionName }, _, context) => {
        const docs = await ofVersion<DocNode>('Doc', versionName, context);
        return docs.flatMap((doc) => {
          const { body } = context.nodeModel.getNodeById({ id: doc.parent ?? '' }) as Node & { body: string };
          const fences = shownFences(body).filter(({ code }) => asWord(name).test(code));
          return fences.map((fence) => ({ ...fence, doc, line: fence.line + doc.bodyLine - 1 }));
        });
      },
    } satisfies Resolve<VersionSymbol>,
    examples: {
      resolve: async ({ name, versionName }, _, context) =>
        (await ofVersion<ExampleNode>('DocExample', versionName, context)).filter(({ code }) =>
          asWord(name).test(code),
        ),
    } satisfies Resolve<VersionSymbol>,
  },

  ApiMember: {
    since: { resolve: (member) => historyOf(member.of, member).since } satisfies Resolve<SymbolMember>,
    changedIn: { resolve: (member) => historyOf(member.of, member).changedIn } satisfies Resolve<SymbolMember>,
  },

  Doc: {
    category: {
      resolve: ({ file }, _, { nodeModel }) =>
        nodeModel.getNodeById({ id: `DocCategory ${dirname(file)}/_category_.yml` }) ?? null,
    } satisfies Resolve<DocNode>,
  },

  DocExample: {
    docs: {
      resolve: async ({ exampleId, version }, _, context) =>
        (await ofVersion<DocNode>('Doc', version, context)).filter(({ examples }) => examples.includes(exampleId)),
    } satisfies Resolve<ExampleNode>,
  },
};
