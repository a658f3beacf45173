import type { Node, NodePluginArgs } from 'gatsby';
import { categoryIds } from '../../shared/navigation/categoryIds';
import type { SidebarItem } from '../../shared/navigation/types';
import { symbolLocations } from '../api/symbolLocations';
import { readRunsOn } from '../content/readContent';
import type { VersionDocs } from '../versionDocs';
import { addChild } from './addChild';

/** Everything that a version's pages are compiled with, except their own text. */
export interface DocsContextNode extends Node {
  /** Where they document what. */
  locations: [name: string, place: string][];
  categoryIds: [folder: string, id: string][];
}

export const docsContextId = (version: string) => `DocsContext ${version}`;

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
  for (const { version, docs, categories, sidebar, sidebars, draftIds } of versions) {
    const { name } = version;
    const node = nodes.find((it) => it.name === name);
    if (!node) continue;
    const add = (type: string, id: string, fields: object) => addChild(node, { id, type, fields }, args);
    add('DocsContext', docsContextId(name), {
      runsOn: readRunsOn(name),
      categoryIds: [...categoryIds(categories)] satisfies DocsContextNode['categoryIds'],
      locations: [...symbolLocations(docs)] satisfies DocsContextNode['locations'],
    });
    add('DocsTree', docsTreeId(name), { version: name, sidebar, draftIds });
    for (const [sidebarName, entries] of sidebars.sidebars) {
      add('DocsSidebar', docsSidebarId(name, sidebarName), { entries });
    }
  }
}
