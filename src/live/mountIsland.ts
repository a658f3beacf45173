import { createElement, type ComponentType } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { pageLoaded } from '../runtime/pageLoaded';
import { IslandBoundary } from './IslandBoundary';
import { showLoadFailure } from './showLoadFailure';

/** How far outside the viewport an island begins to load. */
const MARGIN = '200px';

/**
 * Brings an island to life when it comes into view: hydrates the HTML that is there, or renders it where there is none.
 * When its files do not load, the HTML stays, with the reason and a way to try again.
 *
 * @param element holds the island
 * @param name begins the ids that React makes in the island
 * @returns what ends it
 */
export function mountIsland(element: HTMLElement, name: string, load: () => Promise<ComponentType>): () => void {
  let root: Root | undefined;
  let ended = false;

  const start = async (): Promise<void> => {
    let component: ComponentType;
    try {
      component = await load();
    } catch (error) {
      if (!ended) showLoadFailure(element, error, () => void start());
      return;
    }
    if (ended) return;
    const island = createElement(IslandBoundary, null, createElement(component));
    if (element.hasChildNodes()) root = hydrateRoot(element, island, { identifierPrefix: name });
    else {
      root = createRoot(element, { identifierPrefix: name });
      root.render(island);
    }
    element.dataset.live = '';
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
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
    observer.disconnect();
    // React refuses to unmount a root while it renders another.
    queueMicrotask(() => root?.unmount());
  };
}
