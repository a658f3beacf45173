import { placesIn } from '../api/apiPlaces';
import { ContentError } from '../ContentError';
import { versionPages } from '../content/versionPages';
import { contentVersions } from '../contentVersions';
import { readExample } from '../examples/readExample';
import { isShown } from '../isShown';
import { summaryOf } from './documentOf';
import { documentSource } from './documentSource';
import type { DocumentStore } from './documentStore';

/**
 * Compiles the pages of all versions as they stand on disk, those that are kept already left out. The last come first:
 * the build begins with the others. A page that is not as expected is left to the build.
 *
 * @param site where paths begin in their markdown
 */
export async function compileContent(store: DocumentStore, site: string): Promise<void> {
  for (const version of contentVersions().toReversed()) {
    const pages = versionPages(version.name);
    const places = placesIn(pages);
    const findExample = (name: string) => readExample(version.name, name);
    for (const page of pages.filter(isShown).toReversed()) {
      try {
        await summaryOf(documentSource(page, site, { version, places, findExample }), store);
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
      }
    }
  }
}
