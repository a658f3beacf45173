/** Adjacent places of one page before those of other pages. */
const MAX_ADJACENT = 2;

/** Groups `places` (best first) by page; further places of a page follow the best of all pages, to avoid flooding. */
export function orderByPage<T>(places: readonly T[], pageOf: (place: T) => string): T[] {
  const pages = new Map<string, T[]>();
  for (const place of places) {
    const page = pageOf(place);
    const others = pages.get(page);
    if (others) others.push(place);
    else pages.set(page, [place]);
  }
  const groups = [...pages.values()];
  return [
    ...groups.flatMap((group) => group.slice(0, MAX_ADJACENT)),
    ...groups.flatMap((group) => group.slice(MAX_ADJACENT)),
  ];
}
