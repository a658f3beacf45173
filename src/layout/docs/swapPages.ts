/** A page, and what it shows. */
export interface Page<Content> {
  path: string;
  content: Content;
}

/** A page that has its place among the others: as long as it keeps its key, it stays the same page. */
export interface PlacedPage<Content> extends Page<Content> {
  key: string;
}

/** The page in a document, and the one before it. */
export interface PageSwap<Content> {
  /** Has been left, and is yet to be taken apart. */
  leaving: PlacedPage<Content> | null;
  shown: PlacedPage<Content>;
  /** How many pages have shown. */
  count: number;
}

/** Begins with one page. */
export const firstPage = <Content>(page: Page<Content>): PageSwap<Content> => ({
  leaving: null,
  shown: { ...page, key: 'page 1' },
  count: 1,
});

/**
 * Shows a page. The same page goes on with other content; another one takes the place of the page shown, which leaves.
 *
 * @param ahead the page that is rendered, though its reader has yet to ask for it
 * @param mayUseAhead whether it may be the page ahead, where that is the one: not asked otherwise
 */
export function showPage<Content>(
  { leaving, shown, count }: PageSwap<Content>,
  page: Page<Content>,
  ahead: PlacedPage<Content> | null,
  mayUseAhead: () => boolean,
): PageSwap<Content> {
  if (page.path === shown.path) return { leaving, shown: { ...page, key: shown.key }, count };
  const isAhead = ahead?.path === page.path && mayUseAhead();
  return { leaving: shown, shown: { ...page, key: isAhead ? ahead.key : `page ${count + 1}` }, count: count + 1 };
}

/** Lets go of the page that is leaving. */
export const dropLeaving = <Content>(swap: PageSwap<Content>): PageSwap<Content> => ({ ...swap, leaving: null });

/**
 * The page that is to be ahead from now on.
 *
 * @param ahead the one that is: it stays as it is, where it is the same page
 * @param page the one that is expected now, or none
 */
export const expectPage = <Content>(
  ahead: PlacedPage<Content> | null,
  page: PlacedPage<Content> | null,
): PlacedPage<Content> | null => (page?.path === ahead?.path ? ahead : page);

/** The page ahead, unless it shows, or is leaving: it is expected until React has rendered that it is not. */
export const stillAhead = <Content>(
  ahead: PlacedPage<Content> | null,
  { leaving, shown }: PageSwap<Content>,
): PlacedPage<Content> | null => (ahead?.path === shown.path || ahead?.key === leaving?.key ? null : ahead);
