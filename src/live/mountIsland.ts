import { createElement, type ComponentType } from 'react';
import type { Root } from 'react-dom/client';
import { ErrorBoundary } from '../runtime/ErrorBoundary';
import { hydrate } from '../runtime/hydrate';
import { pageLoaded } from '../runtime/pageLoaded';
import { Arrival } from './Arrival';
import { CrashedIsland } from './CrashedIsland';
import { noteHeight } from './islandHeights';
import { showLoadFailure, showLoading } from './islandNotes';

/** How far outside the viewport an island begins to load. */
const MARGIN = '200px';

const crashed = (error: Error, onRetry: () => void) => createElement(CrashedIsland, { error, onRetry });

/**
 * Brings an island to life when it comes into view: hydrates the HTML that is there, or renders it where there is none.
 * When its files do not load, the HTML stays, with the reason and a way to try again. Whenever it comes into view, or goes,
 * its height is noted.
 *
 * @param element holds the island
 * @param name begins the ids that React makes in the island
 * @returns what ends it
 */
export function mountIsland(element: HTMLElement, name: string, load: () => Promise<ComponentType>): () => void {
  let root: Root | undefined;
  let isWanted = false;
  let ended = false;
  let endNote = () => {};

  const releaseHeight = () => {
    element.style.minHeight = '';
  };
  const start = async (): Promise<void> => {
    let component: ComponentType;
    endNote();
    endNote = showLoading(element);
    try {
      component = await load();
    } catch (error) {
      endNote();
      if (!ended) endNote = showLoadFailure(element, error as Error, () => void start());
      return;
    }
    endNote();
    if (ended) return;
    const island = createElement(ErrorBoundary, { fallback: crashed }, createElement(component));
    root = hydrate(createElement(Arrival, { onArrival: releaseHeight }, island), element, name);
    element.dataset.live = '';
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (element.hasChildNodes()) noteHeight(name, entries.at(-1)?.boundingClientRect.height ?? 0);
      if (isWanted || !entries.some(({ isIntersecting }) => isIntersecting)) return;
      isWanted = true;
      void start();
    },
    { rootMargin: MARGIN },
  );
  // No live part asks for anything before the page itself has loaded.
  void pageLoaded().then(() => {
    if (!ended) observer.observe(element);
  });

  return () => {
    ended = true;
    endNote();
    observer.disconnect();
    // React refuses to unmount a root while it renders another.
    queueMicrotask(() => root?.unmount());
  };
}
