import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { LIBRARY, resolvePackage } from '../api/libraryPackage';
import { readEnvironment } from '../environment';
import { contentVersions } from '../content/readContent';
import { PLAYGROUND_FOLDER } from '../playground/framePage';
import { publishPlayground } from '../playground/publishPlayground';
import { publishOnRequest } from '../publishOnRequest';
import { publishStylesheet } from '../stylesheets/publishStylesheet';
import { resolvePackageFile } from '../packages/resolvePackageFile';
import { DOCS_FOLDER } from '../paths';

/** Makes DocsVersion nodes, and publishes what of the packages the pages of the versions load. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  const { actions, cache, createContentDigest, createNodeId } = args;
  const names = contentVersions().map(({ name }) => name);
  const { siteUrl } = readEnvironment(process.env);
  await publishOnRequest(PLAYGROUND_FOLDER, () => publishPlayground(names, siteUrl, cache));
  for (const [position, version] of contentVersions().entries()) {
    const folder = join(DOCS_FOLDER, version.name);
    const { version: release } = resolvePackage(LIBRARY, folder);
    const file = resolvePackageFile(`${LIBRARY}/dist/query-builder.css`, folder);
    const stylesheet = await publishStylesheet([file], `rqb-${version.name}`, `[data-rqb="${version.name}"]`);
    const fields = { ...version, release, position, stylesheet };
    actions.createNode({
      ...fields,
      id: createNodeId(`DocsVersion ${version.name}`),
      parent: null,
      children: [],
      internal: { type: 'DocsVersion', contentDigest: createContentDigest(fields) },
    });
  }
};
