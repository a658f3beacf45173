import { createRequire } from 'node:module';
import { buildSync } from 'esbuild';
import { isWorker, NODE_APIS } from './gatsbyInternals';
import type * as nodeApis from './nodeApis';
import { PROJECT } from './paths';

/** Bundles and loads nodeApis.ts, in a tenth of the time in which Gatsby bundles what gatsby-node.ts imports. */
export function loadNodeApis(): typeof nodeApis {
  // The process that started a worker has made the bundle.
  if (!isWorker()) {
    buildSync({
      absWorkingDir: PROJECT,
      entryPoints: ['src/gatsby/nodeApis.ts'],
      outfile: NODE_APIS,
      bundle: true,
      platform: 'node',
      packages: 'external',
    });
  }
  return createRequire(NODE_APIS)(NODE_APIS) as typeof nodeApis;
}
