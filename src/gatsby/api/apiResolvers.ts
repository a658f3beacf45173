import { dirname } from 'node:path/posix';
import type { Node } from 'gatsby';
import { shownFences, type Fence } from '../document/textParts';
import type { DocNode } from '../document/pageSource';
import { targetsOf } from '../nodes/versionNodes';
import { apisOf } from './contentApi';
import type { ApiMember, ApiSymbol } from './types';

/** The part of Gatsby's node model that is used here. A query reruns when a node that it read this way changes. */
export interface Context {
  nodeModel: {
    getNodeById(args: { id: string }): Node | undefined;
    findAll<T>(args: { type: string; query: object }): Promise<{ entries: Iterable<T> }>;
  };
}

type VersionSymbol = ApiSymbol & { versionName: string };

type SymbolMember = ApiMember & { of: VersionSymbol };

type ExampleNode = Node & { exampleId: string; version: string; code: string };

const ofVersion = async <T>(type: string, version: string, { nodeModel }: Context): Promise<T[]> => {
  const query = { filter: { version: { name: { eq: version } } } };
  return [...(await nodeModel.findAll<T>({ type, query })).entries];
};

/** Path and anchor where the version documents a symbol. */
const placeOf = ({ name, versionName }: VersionSymbol, { nodeModel }: Context): string | null =>
  targetsOf(versionName, (id) => nodeModel.getNodeById({ id })).locations.get(name) ?? null;

const historyOf = (symbol: VersionSymbol, member: ApiMember | null = null) =>
  apisOf(symbol.versionName).versionApi.history(symbol, member);

const asWord = (name: string) => new RegExp(String.raw`(?<![\w$])${name.replaceAll('$', '\\$')}(?![\w$])`);

type PageNode = Node & { body: string };

const fences = new WeakMap<PageNode, Fence[]>();

/** Read once of each page, because authors ask for the samples of hundreds of symbols. */
function fencesOf(node: PageNode): Fence[] {
  const known = fences.get(node) ?? shownFences(node.body);
  fences.set(node, known);
  return known;
}

/** What authors ask of a version's packages, and of the pages and examples that use them. */
export const API_RESOLVERS = {
  DocsVersion: {
    api: {
      resolve: ({ name: versionName }: { name: string }, { name }: { name?: string }) =>
        apisOf(versionName)
          .api.symbols.filter((symbol) => symbol.exported && (name === undefined || symbol.name === name))
          .map((symbol): VersionSymbol => ({ ...symbol, versionName })),
    },
    changes: { resolve: ({ name }: { name: string }) => apisOf(name).versionApi.changes },
  },

  ApiSymbol: {
    since: { resolve: (symbol: VersionSymbol) => historyOf(symbol).since },
    changedIn: { resolve: (symbol: VersionSymbol) => historyOf(symbol).changedIn },
    members: {
      resolve: (symbol: VersionSymbol) => symbol.members.map((it): SymbolMember => ({ ...it, of: symbol })),
    },
    path: { resolve: (symbol: VersionSymbol, _: unknown, context: Context) => placeOf(symbol, context) },
    doc: {
      resolve: async (symbol: VersionSymbol, _: unknown, context: Context) => {
        const path = placeOf(symbol, context)?.replace(/#.*/, '');
        return (await ofVersion<DocNode>('Doc', symbol.versionName, context)).find((doc) => doc.path === path) ?? null;
      },
    },
    samples: {
      resolve: async ({ name, versionName }: VersionSymbol, _: unknown, context: Context) => {
        const docs = await ofVersion<DocNode>('Doc', versionName, context);
        const word = asWord(name);
        return docs.flatMap((doc) => {
          const page = context.nodeModel.getNodeById({ id: doc.parent ?? '' }) as PageNode;
          const using = fencesOf(page).filter(({ code }) => word.test(code));
          return using.map((fence) => ({ ...fence, doc, line: fence.line + doc.bodyLine - 1 }));
        });
      },
    },
    examples: {
      resolve: async ({ name, versionName }: VersionSymbol, _: unknown, context: Context) => {
        const examples = await ofVersion<ExampleNode>('DocExample', versionName, context);
        const word = asWord(name);
        return examples.filter(({ code }) => word.test(code));
      },
    },
  },

  ApiMember: {
    since: { resolve: (member: SymbolMember) => historyOf(member.of, member).since },
    changedIn: { resolve: (member: SymbolMember) => historyOf(member.of, member).changedIn },
  },

  Doc: {
    category: {
      resolve: ({ file }: DocNode, _: unknown, { nodeModel }: Context) =>
        nodeModel.getNodeById({ id: `DocCategory ${dirname(file)}/_category_.yml` }) ?? null,
    },
  },

  DocExample: {
    docs: {
      resolve: async ({ exampleId, version }: ExampleNode, _: unknown, context: Context) =>
        (await ofVersion<DocNode>('Doc', version, context)).filter(({ examples }) => examples.includes(exampleId)),
    },
  },
};
