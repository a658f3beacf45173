/**
 * Defers the layout of a text below its first screen until src/runtime/layOutFolds.ts runs, if the page opens at its
 * top: elsewhere, the place to open depends on the height of all that is above it.
 */
export function deferFolds(): void {
  const { dataset } = document.documentElement;
  // An entry that was open before has a state, see src/runtime/scroll.ts.
  if (!location.hash && !history.state) dataset.deferred = '';
  addEventListener('hashchange', () => {
    if (dataset.deferred === undefined) return;
    delete dataset.deferred;
    // Browsers scroll no further than the height before.
    document.querySelector(':target')?.scrollIntoView();
  });
}
