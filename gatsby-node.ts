export { createSchemaCustomization } from './src/build/schema';
export { sourceNodes } from './src/build/nodes/sourceNodes';
export { onCreateNode } from './src/build/nodes/onCreateNode';
export { createResolvers } from './src/build/resolvers';
export { createPages } from './src/build/pages/createPages';
export { onCreateWebpackConfig } from './src/build/onCreateWebpackConfig';
export { onCreateDevServer } from './src/build/playground/onCreateDevServer';
export { onPostBuild } from './src/build/output/onPostBuild';
