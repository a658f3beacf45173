/**
 * The page of the same name in another version, else its twin; null if there is neither. `twins` are groups of names
 * for the same page.
 */
export function equivalentPage(
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
