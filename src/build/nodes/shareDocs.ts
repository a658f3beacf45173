import type { NodePluginArgs, Node } from 'gatsby';
import { categoryIds } from '../../navigation/categoryIds';
import { placesIn, type ApiPlaces } from '../api/apiPlaces';
import { contentApis } from '../api/contentApi';
import { addChild } from './addChild';
import type { DocFields } from './docFields';

type VersionNode = Node & { name: string };
type DocNode = Node & DocFields;
type CategoryNode = Node & { version: string; folder: string; label: string };

/** What the pages of a version have in common. */
export interface DocsShared extends Node {
  /** Where they document what. */
  places: [name: string, place: string][];
}

export const docsSharedId = (version: string) => `DocsShared ${version}`;

/**
 * Makes a node for each version out of what its pages are compiled of beside their own text: what packages declare, where
 * pages document it, and where categories are. Every page reads it, so that Gatsby makes all of them anew when it has
 * changed, and not whenever another page has. To be called when all pages have their nodes.
 */
export function shareDocs(args: Pick<NodePluginArgs, 'actions' | 'createContentDigest' | 'getNodesByType'>): void {
  const nodes = <T extends Node>(type: string) => args.getNodesByType(type) as T[];
  const docs = nodes<DocNode>('Doc');
  const categories = nodes<CategoryNode>('DocCategory');
  for (const version of nodes<VersionNode>('DocsVersion')) {
    const isOwn = (node: DocNode | CategoryNode) => node.version === version.name;
    const fields = {
      version: version.name,
      apis: contentApis().digest,
      categories: [...categoryIds(categories.filter(isOwn))],
      places: [...placesIn(docs.filter(isOwn))] satisfies DocsShared['places'],
    };
    addChild(version, { id: docsSharedId(version.name), type: 'DocsShared', fields }, args);
  }
}

const held = new Map<string, { node: DocsShared; places: ApiPlaces }>();

/** Where the pages of a version document what: one map as long as the node is the same. */
export function sharedPlaces(node: DocsShared): ApiPlaces {
  const before = held.get(node.id);
  if (before?.node === node) return before.places;
  const places = new Map(node.places);
  held.set(node.id, { node, places });
  return places;
}
