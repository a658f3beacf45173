import { ContentError } from '../ContentError';
import { textOf } from './documentOf';
import type { DocumentStore } from './documentStore';
import type { WrittenPages } from './writtenPages';

/**
 * Compiles the pages of versions, those that are kept already left out. The last come first: the build begins with the
 * others. A page that is not as expected is left to the build.
 */
export async function compileContent(versions: readonly WrittenPages[], store: DocumentStore): Promise<void> {
  for (const { pages, sourceOf } of versions.toReversed()) {
    for (const page of pages.toReversed()) {
      try {
        await textOf(sourceOf(page), store);
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
      }
    }
  }
}
