import { startTransition, useEffect, useMemo } from 'react';
import { fold, unfold } from '../runtime/fold';
import { useTopPainted } from '../runtime/useTopPainted';
import { leastHeight } from './leastHeight';
import type { DocumentNode } from './types';

/** What the bar, the breadcrumbs and the heading above a document take at least, in px. */
const ABOVE = 240;

/** As many of the nodes as it takes to fill the screen. */
function fillScreen(nodes: readonly DocumentNode[]): readonly DocumentNode[] {
  let space = window.innerHeight - ABOVE;
  return nodes.filter((node) => {
    const fits = space > 0;
    if (fits) space -= leastHeight(node);
    return fits;
  });
}

/** The rest is laid out bit by bit: all together, it would keep the browser for long. */
const addRest = (change: () => void) => {
  fold();
  startTransition(change);
};

/**
 * The nodes of a document that show: where a reader comes to its top from another page, at first only those that the
 * screen has room for, so that they do not wait for the others.
 */
export function useBeginning(nodes: readonly DocumentNode[]): readonly DocumentNode[] {
  const isPainted = useTopPainted(addRest);
  useEffect(() => {
    if (isPainted) unfold();
  }, [isPainted]);
  return useMemo(() => (isPainted ? nodes : fillScreen(nodes)), [isPainted, nodes]);
}
