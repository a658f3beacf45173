import type { Node, NodePluginArgs } from 'gatsby';
import { versionTargets, type VersionTargets } from '../document/versionTargets';
import type { SidebarItem } from '../pages/sidebar';
import type { VersionDocs } from '../versionDocs';
import { addChild } from './addChild';

/** `VersionTargets`, as a node. */
interface DocsTargets {
  locations: [name: string, place: string][];
  categoryIds: [folder: string, id: string][];
  digest: string;
}

export const docsTargetsId = (version: string) => `DocsTargets ${version}`;

/** @throws Error for a version without a node */
export function targetsOf(version: string, getNode: (id: string) => unknown): VersionTargets {
  const node = getNode(docsTargetsId(version)) as DocsTargets | undefined;
  if (!node) throw new Error(`version ${version}: expected one of content/versions.yml`);
  return { locations: new Map(node.locations), categoryIds: new Map(node.categoryIds), digest: node.digest };
}

/** The pages of a version. */
export interface DocsTreeNode extends Node {
  version: string;
  sidebar: SidebarItem[];
  draftIds: string[];
}

export const docsTreeId = (version: string) => `DocsTree ${version}`;

/** Id of the node of a sidebar, by its name in its version; see pageSidebars. */
export const docsSidebarId = (version: string, name: string) => `DocsSidebar ${version} ${name}`;

/**
 * Creates nodes for what the pages of a version share. They are several, because Gatsby makes a page again when a node
 * that it read has changed. Call this when all pages have their nodes.
 */
export function createVersionNodes(
  args: Pick<NodePluginArgs, 'actions' | 'createContentDigest' | 'getNodesByType'>,
  versions: readonly VersionDocs[],
): void {
  const nodes = args.getNodesByType('DocsVersion') as (Node & { name: string })[];
  for (const docs of versions) {
    const { sidebar, sidebars, draftIds } = docs;
    const { name } = docs.version;
    const node = nodes.find((it) => it.name === name);
    if (!node) continue;
    const add = (type: string, id: string, fields: object) => addChild(node, { id, type, fields }, args);
    const { locations, categoryIds, digest } = versionTargets(docs);
    add('DocsTargets', docsTargetsId(name), {
      locations: [...locations],
      categoryIds: [...categoryIds],
      digest,
    } satisfies DocsTargets);
    add('DocsTree', docsTreeId(name), { version: name, sidebar, draftIds });
    for (const [sidebarName, entries] of sidebars.sidebars) {
      add('DocsSidebar', docsSidebarId(name, sidebarName), { entries });
    }
  }
}
