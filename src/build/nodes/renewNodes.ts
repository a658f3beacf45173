import type { NodePluginArgs } from 'gatsby';
import { codeDigest } from '../codeDigest';
import { contentVersions } from '../contentVersions';
import { digestOf } from '../digest';

const CACHE_KEY = 'nodes';

/** Changes with what nodes of files are made by: the code, and the table of the versions. */
const currentDigest = () => digestOf(codeDigest('src/build/nodes/onCreateNode.ts'), JSON.stringify(contentVersions()));

/**
 * Takes the nodes of all files away, so that Gatsby makes them anew, when what they are made by has changed, or when the
 * last build has not ended: Gatsby keeps nodes at once, but only later which pages have yet to be made of them. It keeps
 * those of files that are the same, with all that was made out of them. To be called before it looks at files.
 */
export async function renewNodes({
  actions,
  cache,
  getNodesByType,
}: Pick<NodePluginArgs, 'actions' | 'cache' | 'getNodesByType'>): Promise<void> {
  if ((await cache.get(CACHE_KEY)) !== currentDigest()) {
    // Gatsby lets only its owner delete a node.
    for (const file of getNodesByType('File')) actions.deleteNode(file, { name: file.internal.owner });
  }
  await cache.del(CACHE_KEY);
}

/** Lets the next build keep the nodes of this one, whose pages have all been made. */
export const keepNodes = async ({ cache }: Pick<NodePluginArgs, 'cache'>): Promise<void> =>
  void (await cache.set(CACHE_KEY, currentDigest()));
