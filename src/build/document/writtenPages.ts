import type { SidebarItem } from '../../navigation/types';
import type { Version } from '../../versions/types';
import { placesIn } from '../api/apiPlaces';
import { readCategories } from '../content/readCategories';
import { versionPages, type VersionPage } from '../content/versionPages';
import { readExample } from '../examples/readExample';
import { isShown } from '../isShown';
import { versionSidebar } from '../versionSidebar';
import type { DocumentSource } from './documentOf';
import { documentSource } from './documentSource';

/** The pages of a version as they stand on disk. */
export interface WrittenPages {
  version: Version;
  sidebar: SidebarItem[];
  /** Without those that are left out. */
  pages: VersionPage[];
  /** What one of them is compiled of. */
  sourceOf(page: VersionPage): DocumentSource;
}

/**
 * Reads the pages of a version from their files.
 *
 * @param site where paths begin in their markdown
 * @throws ContentError for front matter or a category that is not as expected
 */
export function writtenPages(version: Version, site: string): WrittenPages {
  const all = versionPages(version.name);
  const pages = all.filter(isShown);
  const findExample = (name: string) => readExample(version.name, name);
  const written = { version, places: placesIn(all), findExample };
  return {
    version,
    sidebar: versionSidebar(pages, readCategories(version.name), version),
    pages,
    sourceOf: (page) => documentSource(page, site, written),
  };
}
