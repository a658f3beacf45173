/** What a document needs to know of the site around it. */
export interface DocumentContext {
  /**
   * Takes note of a link, and returns where it leads: the path of the page for a relative file name.
   *
   * @throws Error when a relative file name names no page
   */
  link(target: string): string;
  /** Source of a live example of the document's version. Throws Error when there is no such file. */
  readExample(name: string): { id: string; code: string };
  /** An id that no other element of the document has. */
  nextId(prefix: string): string;
}
