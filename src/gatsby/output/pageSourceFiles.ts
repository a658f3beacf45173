import { libraryFolder, readLibraries } from '../content/readContent';
import { categoriesOf, docsOf, type SidebarItem } from '../pages/sidebar';
import { projectPath } from '../paths';
import type { SiteContent } from './writeDerivedFiles';
import type { SitePage } from './sitePages';

/**
 * Source files by page path; a trailing slash marks a folder. A category changes with its pages, and a version's root
 * with its first page.
 */
export function pageSourceFiles(
  sitePages: readonly SitePage[],
  { pages, versions }: SiteContent,
): Map<string, string[]> {
  const files = new Map(pages.map(({ path, file }) => [path, file]));
  const filesOf = (items: readonly SidebarItem[]) => docsOf(items).flatMap(({ path }) => files.get(path) ?? []);
  const sources = new Map(sitePages.map(({ path, component }) => [path, [projectPath(component)]]));
  for (const { path, file } of pages) sources.set(path, [file]);
  for (const { path, name } of readLibraries()) sources.set(path, [`${libraryFolder(name)}/`]);
  for (const { path, sidebar } of versions) {
    sources.set(path, filesOf(sidebar).slice(0, 1));
    for (const category of categoriesOf(sidebar)) sources.set(category.path, filesOf(category.items));
  }
  return sources;
}
