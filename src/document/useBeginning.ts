import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../runtime/afterPaint';
import { startsAtTop } from '../runtime/scroll';
import { leastHeight } from './leastHeight';
import type { DocumentNode } from './types';

/** As many of the nodes as it takes to fill the screen. */
function fillScreen(nodes: readonly DocumentNode[]): readonly DocumentNode[] {
  let space = window.innerHeight;
  return nodes.filter((node) => {
    const fits = space > 0;
    if (fits) space -= leastHeight(node);
    return fits;
  });
}

/**
 * The nodes of a document that show: where a reader comes to its top from another page, at first only those that the
 * screen has room for, so that they do not wait for the others.
 */
export function useBeginning(nodes: readonly DocumentNode[]): readonly DocumentNode[] {
  const [isWhole, setWhole] = useState(() => typeof window === 'undefined' || !startsAtTop());
  useEffect(() => {
    return isWhole ? undefined : afterPaint(() => startTransition(() => setWhole(true)));
  }, [isWhole]);
  return isWhole ? nodes : fillScreen(nodes);
}
