import type { NodePluginArgs } from 'gatsby';
import { codeDigest } from '../codeDigest';
import { contentVersions } from '../contentVersions';
import { digestOf } from '../digest';

const CACHE_KEY = 'nodes';

/**
 * Takes the nodes of all files away, so that Gatsby makes them anew, when what they are made by has changed: the code, or
 * the table of the versions. It keeps those of files that are the same, with all that was made out of them. To be called
 * before it looks at files.
 */
export async function renewNodes({
  actions,
  cache,
  getNodesByType,
}: Pick<NodePluginArgs, 'actions' | 'cache' | 'getNodesByType'>): Promise<void> {
  const digest = digestOf(codeDigest('src/build/nodes/onCreateNode.ts'), JSON.stringify(contentVersions()));
  if ((await cache.get(CACHE_KEY)) === digest) return;
  // Gatsby lets only its owner delete a node.
  for (const file of getNodesByType('File')) actions.deleteNode(file, { name: file.internal.owner });
  await cache.set(CACHE_KEY, digest);
}
