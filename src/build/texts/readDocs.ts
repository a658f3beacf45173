import { textOf, type DocumentText } from '../document/documentOf';
import type { DocumentStore } from '../document/documentStore';
import type { WrittenPages } from '../document/writtenPages';
import { docsOf } from '../../navigation/sidebar';
import type { SidebarItem } from '../../navigation/types';

/** A version of the documentation with its pages. */
export interface BuiltVersion {
  name: string;
  label: string;
  isLast: boolean;
  sidebar: SidebarItem[];
}

/** A page of the documentation with its text. */
export interface BuiltDoc extends DocumentText {
  path: string;
  file: string;
  title: string;
  description: string;
}

/** What something is made of that needs every page of the documentation. */
export interface DocReader {
  /** Begins with a version, whose pages follow in the order of its sidebar. */
  begin?(version: BuiltVersion): void;
  read(doc: BuiltDoc): void;
  /** Has all pages of the version. */
  end?(version: BuiltVersion): void;
}

/**
 * Reads the texts of the documentation once, for all that are given, one page after another.
 *
 * @throws Error for a page that is not as expected, or that a reader throws
 */
export async function readDocs(
  versions: readonly WrittenPages[],
  store: DocumentStore,
  readers: readonly DocReader[],
): Promise<void> {
  for (const { version, sidebar, pages, sourceOf } of versions) {
    const { name, label, isLast } = version;
    const built = { name, label, isLast, sidebar };
    const files = new Map(pages.map((page) => [page.path, page]));
    for (const reader of readers) reader.begin?.(built);
    for (const page of docsOf(sidebar).flatMap(({ path }) => files.get(path) ?? [])) {
      const { path, file, title, description } = page;
      const doc = { path, file, title, description, ...(await textOf(sourceOf(page), store)) };
      for (const reader of readers) reader.read(doc);
    }
    for (const reader of readers) reader.end?.(built);
  }
}
