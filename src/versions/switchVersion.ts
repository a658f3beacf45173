/**
 * The page of another version that corresponds to a page: the one of the same name, else its twin.
 *
 * @param docId page that the reader is on, such as `api/export`
 * @param available pages of the other version
 * @param twins groups of pages that are one page under several names
 * @returns the page's name in the other version, or null when it has none
 */
export function twinOf(
  docId: string,
  available: ReadonlySet<string>,
  twins: readonly (readonly string[])[],
): string | null {
  if (available.has(docId)) return docId;
  for (const group of twins) {
    const twin = group.includes(docId) ? group.find((name) => available.has(name)) : undefined;
    if (twin !== undefined) return twin;
  }
  return null;
}
