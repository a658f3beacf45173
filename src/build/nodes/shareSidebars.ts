import type { Node, NodePluginArgs } from 'gatsby';
import type { PageSidebars } from '../../navigation/pageSidebars';
import { addChild } from './addChild';

type VersionNode = Node & { name: string };

/** Id of the node of a sidebar, by its name in its version; see pageSidebars. */
export const docsSidebarId = (version: string, name: string) => `DocsSidebar ${version} ${name}`;

/**
 * Makes a node of each sidebar, which the pages that show it read: Gatsby makes those anew when it has changed.
 *
 * @param versions the sidebars of each version, by its name
 */
export function shareSidebars(
  args: Pick<NodePluginArgs, 'actions' | 'createContentDigest' | 'getNodesByType'>,
  versions: ReadonlyMap<string, PageSidebars['sidebars']>,
): void {
  for (const version of args.getNodesByType('DocsVersion') as VersionNode[]) {
    for (const [name, entries] of versions.get(version.name) ?? []) {
      addChild(version, { id: docsSidebarId(version.name, name), type: 'DocsSidebar', fields: { entries } }, args);
    }
  }
}
