import type { VersionApi } from '../api/versionApi';

/** What a document needs to know of the site around it. */
export interface DocumentContext {
  /**
   * Takes note of a link, and returns where it leads: the path of the page for a relative file name.
   *
   * @throws Error when a relative file name names no page
   */
  link(target: string): string;
  /** A live example of the document's version, with its files by name. Throws Error when there is no such file. */
  readExample(name: string): { id: string; code: string; files: Record<string, string> };
  /**
   * An id that no other element has, in no document of the site: a browser has two of them while the page changes. It
   * never has two pages of one document, as a version's root and its first page are.
   */
  nextId(prefix: string): string;
  /** What the version's packages declare; none for a page outside the documentation. */
  api: DocumentApi | null;
}

export interface DocumentApi extends VersionApi {
  /** Whether a page of the version documents a name, so that `api:Name` leads somewhere. */
  isDocumented(name: string): boolean;
}

/** The declarations of the document's version. Throws Error for a page of no version. */
export function versionApiOf({ api }: DocumentContext): DocumentApi {
  if (!api) throw new Error('expected in a page of the documentation, which belongs to a version of the library');
  return api;
}
