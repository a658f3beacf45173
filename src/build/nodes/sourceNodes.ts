import type { GatsbyNode, SourceNodesArgs } from 'gatsby';
import { contentApis } from '../api/contentApi';
import { readEnvironment } from '../environment';
import { contentVersions } from '../contentVersions';
import { readLibraries, readRedirects } from '../content/readContent';
import { publishPlayground } from '../playground/publishPlayground';
import { publishStylesheet } from '../stylesheets/publishStylesheet';
import { resolvePackageFile } from '../packages/resolvePackageFile';
import { DOCS_FOLDER } from '../paths';
import { join } from 'node:path';
import { libraryFields } from './libraryFields';

/**
 * Makes DocsVersion, Library and Redirect nodes out of the tables of `content/`, and ApiSymbol nodes out of the packages;
 * publishes what of the packages the pages load.
 */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  await publishPlayground(
    contentVersions().map(({ name }) => name),
    readEnvironment(process.env).siteUrl,
    args.cache,
  );
  for (const [position, version] of contentVersions().entries()) {
    const file = resolvePackageFile('react-querybuilder/dist/query-builder.css', join(DOCS_FOLDER, version.name));
    const stylesheet = await publishStylesheet([file], `rqb-${version.name}`, `[data-rqb="${version.name}"]`);
    addNode(args, 'DocsVersion', version.name, { ...version, position, stylesheet });
  }
  for (const [position, library] of readLibraries().entries()) {
    addNode(args, 'Library', library.name, { ...library, position, ...(await libraryFields(library.name)) });
  }
  for (const [version, { versionApi, api }] of contentApis().versions) {
    for (const symbol of api.symbols) {
      const members = symbol.members.map((member) => ({ ...member, ...versionApi.history(symbol, member) }));
      const fields = { ...symbol, ...versionApi.history(symbol, null), members, version };
      addNode(args, 'ApiSymbol', `${version} ${symbol.package} ${symbol.name}`, fields);
    }
  }
  for (const redirect of readRedirects()) addNode(args, 'Redirect', redirect.from, redirect);
};

function addNode(
  { actions, createNodeId, createContentDigest }: SourceNodesArgs,
  type: string,
  key: string,
  fields: object,
) {
  actions.createNode({
    ...fields,
    id: createNodeId(`${type} ${key}`),
    parent: null,
    children: [],
    internal: { type, contentDigest: createContentDigest(fields) },
  });
}
