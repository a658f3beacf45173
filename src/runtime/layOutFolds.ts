/** Lays out the folds that src/inline-scripts/deferFolds.ts deferred, one in each frame: the page answers meanwhile. */
export async function layOutFolds(): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset.deferred === undefined) return;
  for (const fold of document.querySelectorAll<HTMLElement>('.fold')) {
    // The reader may have gone to another page.
    if (!fold.isConnected) break;
    const bottom = () => fold.getBoundingClientRect().bottom;
    const before = bottom();
    fold.style.contentVisibility = 'visible';
    // What the reader sees below it keeps its place.
    if (before < 0) window.scrollBy({ top: bottom() - before, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  }
  delete dataset.deferred;
}
