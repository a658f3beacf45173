/**
 * The page of the same name in another version, else its equivalent; null if there is neither.
 *
 * @param equivalents groups of names for the same page
 */
export function equivalentPage(
  docId: string,
  available: Pick<ReadonlySet<string>, 'has'>,
  equivalents: readonly (readonly string[])[],
): string | null {
  if (available.has(docId)) return docId;
  for (const group of equivalents) {
    const equivalent = group.includes(docId) ? group.find((name) => available.has(name)) : undefined;
    if (equivalent !== undefined) return equivalent;
  }
  return null;
}
