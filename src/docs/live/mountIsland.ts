import { createElement, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from '../../runtime/ErrorBoundary';
import { hydrate } from '../../runtime/hydrate';
import { pageLoaded } from '../../runtime/pageLoaded';
import { addBuilderAccessibility } from '../../ui/addBuilderAccessibility';
import { crashedIsland } from './crashedIsland';
import { showLoadFailure, showLoading } from './islandNotes';

const MARGIN = '200px';

const heights = new Map<string, number>();

/** Last known height of an island in px; undefined if never measured. */
export const heightOf = (name: string): number | undefined => heights.get(name);

interface OnMountProps {
  /** Must be a stable reference. */
  onMount: () => void;
  children?: ReactNode;
}

/** Calls `onMount` after its children have rendered, before the paint. */
function OnMount({ onMount, children }: OnMountProps) {
  useLayoutEffect(onMount, [onMount]);
  return children;
}

/**
 * Hydrates the island's HTML when it comes into view, or renders it if empty. If its files do not load, the HTML stays,
 * with an error and a retry button below. `name` is React's identifierPrefix. Returns a cleanup function.
 */
export function mountIsland(element: HTMLElement, name: string, load: () => Promise<ComponentType>): () => void {
  let isWanted = false;
  let ended = false;
  let endNote = () => {};
  let endRoot = () => {};
  let endTending = () => {};

  // After client-side navigation the island is empty: reserve its last height, so that the content below keeps its
  // place.
  const height = element.hasChildNodes() ? undefined : heightOf(name);
  if (height !== undefined) element.style.minHeight = `${height}px`;
  const arrive = () => {
    element.style.minHeight = '';
    // `data-live` signals to tests that React runs the island.
    element.dataset.live = '';
    endTending = addBuilderAccessibility(element);
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
    const island = createElement(ErrorBoundary, { fallback: crashedIsland }, createElement(component));
    endRoot = hydrate(createElement(OnMount, { onMount: arrive }, island), element, { identifierPrefix: name });
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const shown = entries.at(-1)?.boundingClientRect.height ?? 0;
      // Without a layout, it has no height.
      if (element.hasChildNodes() && shown > 0) heights.set(name, shown);
      if (isWanted || !entries.some(({ isIntersecting }) => isIntersecting)) return;
      isWanted = true;
      void start();
    },
    { rootMargin: MARGIN },
  );
  // Live parts load nothing before the page itself has loaded.
  void pageLoaded().then(() => {
    if (!ended) observer.observe(element);
  });

  return () => {
    ended = true;
    endNote();
    endTending();
    observer.disconnect();
    endRoot();
  };
}
