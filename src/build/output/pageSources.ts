import { docsOf, trailsOf } from '../../navigation/sidebar';
import { isCategory, type SidebarItem } from '../../navigation/types';
import { libraryFolder, readLibraries } from '../content/readContent';
import { projectPath } from '../paths';
import type { BuiltTexts } from '../texts/beginTexts';
import type { SitePage } from './sitePages';

/**
 * The files whose change is a change of a page, by the path of the page; a name that ends in a slash is a folder. A
 * category changes with the pages in it, the root of a version with its first page.
 */
export function pageSources(sitePages: readonly SitePage[], { pages, versions }: BuiltTexts): Map<string, string[]> {
  const files = new Map(pages.map(({ path, file }) => [path, file]));
  const filesOf = (items: readonly SidebarItem[]) => docsOf(items).flatMap(({ path }) => files.get(path) ?? []);
  const sources = new Map(sitePages.map(({ path, component }) => [path, [projectPath(component)]]));
  for (const { path, file } of pages) sources.set(path, [file]);
  for (const { path, name } of readLibraries()) sources.set(path, [`${libraryFolder(name)}/`]);
  for (const { path, sidebar } of versions) {
    sources.set(path, filesOf(sidebar).slice(0, 1));
    for (const item of [...trailsOf(sidebar).values()].flatMap((trail) => trail.slice(-1))) {
      if (isCategory(item)) sources.set(item.path, filesOf(item.items));
    }
  }
  return sources;
}
