/** A page, and what it shows. */
export interface Page<Content> {
  path: string;
  content: Content;
}

/** A page that has its place among the others: as long as it keeps its key, it stays the same page. */
interface PlacedPage<Content> extends Page<Content> {
  key: number;
}

/** The pages in a document, in the order in which they came to it, so that none is ever moved. */
export interface PageSwap<Content> {
  /** Has been left, and is yet to be taken apart. */
  leaving: PlacedPage<Content> | null;
  shown: PlacedPage<Content>;
  /** Rendered, though its reader has yet to ask for it. */
  ahead: PlacedPage<Content> | null;
}

/** Begins with one page. */
export const firstPage = <Content>(page: Page<Content>): PageSwap<Content> => ({
  leaving: null,
  shown: { ...page, key: 0 },
  ahead: null,
});

const lastKey = <Content>({ shown, ahead }: PageSwap<Content>): number => (ahead ?? shown).key;

/**
 * Shows a page. The same page goes on with other content; another one takes the place of the page shown, which leaves.
 *
 * @param mayUseAhead whether it may be the page that is rendered ahead, where that is the one: not asked otherwise
 */
export function showPage<Content>(
  swap: PageSwap<Content>,
  page: Page<Content>,
  mayUseAhead: () => boolean,
): PageSwap<Content> {
  const { shown, ahead } = swap;
  if (page.path === shown.path) return { ...swap, shown: { ...page, key: shown.key } };
  const isAhead = ahead?.path === page.path && mayUseAhead();
  return { leaving: shown, shown: { ...page, key: isAhead ? ahead.key : lastKey(swap) + 1 }, ahead: null };
}

/** Has a page rendered ahead, or none; one that is already stays as it is. */
export function expectPage<Content>(swap: PageSwap<Content>, page: Page<Content> | null): PageSwap<Content> {
  if (page?.path === swap.ahead?.path) return swap;
  const isNew = page !== null && page.path !== swap.shown.path;
  return { ...swap, ahead: isNew ? { ...page, key: lastKey(swap) + 1 } : null };
}

/** Lets go of the page that is leaving. */
export const dropLeaving = <Content>(swap: PageSwap<Content>): PageSwap<Content> => ({ ...swap, leaving: null });
