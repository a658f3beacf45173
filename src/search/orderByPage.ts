/** Places of one page that stand together before other pages have their turn. */
const MOST_TOGETHER = 2;

/**
 * Orders places so that those of one page stand beside each other, pages by their best place, and none floods the list:
 * what a page has beyond the best few comes after the best of all pages.
 *
 * @param places best first
 * @param pageOf the page of a place
 */
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
    ...groups.flatMap((group) => group.slice(0, MOST_TOGETHER)),
    ...groups.flatMap((group) => group.slice(MOST_TOGETHER)),
  ];
}
