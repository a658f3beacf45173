/**
 * Below the first screen, the text of a page is in folds (src/gatsby/document/pageHtml.ts). While the root has
 * `data-deferred`, browsers lay out only those near the screen (src/docs/document/Document.module.css), so that a long
 * page shows and answers sooner.
 */
export function deferFolds(): void {
  document.documentElement.dataset.deferred = '';
}

const areDeferred = (): boolean => document.documentElement.dataset.deferred !== undefined;

/** Lays out all folds at once, for a place whose height depends on all that is above it. */
export function layOutAllFolds(): void {
  delete document.documentElement.dataset.deferred;
}

/** Defers the folds of a page that opens at its top. Runs in its head. */
export function deferFoldsOnOpen(): void {
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Browsers restore the place of a page that is reloaded or gone back to.
  if (opening?.type === 'navigate' && !location.hash) deferFolds();
  addEventListener('hashchange', () => {
    if (!areDeferred()) return;
    layOutAllFolds();
    // The browser could scroll no further than the height before.
    document.querySelector(':target')?.scrollIntoView();
  });
}

/** Lays out the folds that were deferred, one in each frame, so that the page answers meanwhile. */
export async function layOutFolds(): Promise<void> {
  for (const fold of document.querySelectorAll<HTMLElement>('.fold')) {
    // The reader may have gone to another place, or page.
    if (!areDeferred()) break;
    const bottom = () => fold.getBoundingClientRect().bottom;
    const before = bottom();
    fold.style.contentVisibility = 'visible';
    const growth = bottom() - before;
    // What the reader sees below it keeps its place. Scrolling by nothing would stop a smooth scroll.
    if (before < 0 && growth !== 0) window.scrollBy(0, growth);
    await new Promise(requestAnimationFrame);
  }
  layOutAllFolds();
}
