import { loadNodeApis } from './src/gatsby/loadNodeApis';

export const {
  onPreInit,
  onPreBootstrap,
  createSchemaCustomization,
  sourceNodes,
  onCreateNode,
  createResolvers,
  createPages,
  onCreateWebpackConfig,
  onCreateDevServer,
  onPostBuild,
} = loadNodeApis();
