import { docsOf, trailsOf } from '../../navigation/sidebar';
import { isCategory, type SidebarItem } from '../../navigation/types';
import { libraryFolder } from '../content/readContent';
import { projectPath } from '../paths';
import type { SitePage } from './sitePages';

/** What content gives pages, as the GraphQL layer knows it. */
export interface SourceQuery {
  allDoc: { nodes: { path: string; file: string }[] };
  allPage: { nodes: { path: string; file: string }[] };
  allLibrary: { nodes: { path: string; name: string }[] };
  allDocsVersion: { nodes: { path: string; sidebars: { docs: SidebarItem[] } }[] };
}

export const SOURCE_QUERY = /* GraphQL */ `
  query PageSources {
    allDoc(filter: { draft: { eq: false } }) {
      nodes {
        path
        file
      }
    }
    allPage {
      nodes {
        path
        file
      }
    }
    allLibrary {
      nodes {
        path
        name
      }
    }
    allDocsVersion {
      nodes {
        path
        sidebars
      }
    }
  }
`;

/**
 * The files whose change is a change of a page, by the path of the page; a name that ends in a slash is a folder. A
 * category changes with the pages in it, the root of a version with its first page.
 */
export function pageSources(sitePages: readonly SitePage[], query: SourceQuery): Map<string, string[]> {
  const files = new Map(query.allDoc.nodes.map(({ path, file }) => [path, file]));
  const filesOf = (items: readonly SidebarItem[]) => docsOf(items).flatMap(({ path }) => files.get(path) ?? []);
  const sources = new Map(sitePages.map(({ path, component }) => [path, [projectPath(component)]]));
  for (const { path, file } of [...query.allDoc.nodes, ...query.allPage.nodes]) sources.set(path, [file]);
  for (const { path, name } of query.allLibrary.nodes) sources.set(path, [`${libraryFolder(name)}/`]);
  for (const { path, sidebars } of query.allDocsVersion.nodes) {
    sources.set(path, filesOf(sidebars.docs).slice(0, 1));
    for (const trail of trailsOf(sidebars.docs).values()) {
      const item = trail[trail.length - 1];
      if (item && isCategory(item)) sources.set(item.path, filesOf(item.items));
    }
  }
  return sources;
}
