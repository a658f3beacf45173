import { startTransition, useEffect, useState } from 'react';
import { startsAtTop } from '../runtime/scroll';

/** What a node takes of the screen at least, in px. */
const LEAST_HEIGHT = 45;

/**
 * The nodes of a document that show: where a reader comes to its top from another page, at first only those that the
 * screen has room for, so that they do not wait for the others.
 */
export function useBeginning<Node>(nodes: readonly Node[]): readonly Node[] {
  const [isWhole, setWhole] = useState(() => typeof window === 'undefined' || !startsAtTop());
  useEffect(() => {
    if (isWhole) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    // What a frame asks for runs before it is painted, and what that asks for, after.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setWhole(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isWhole]);
  return isWhole ? nodes : nodes.slice(0, Math.ceil(window.innerHeight / LEAST_HEIGHT));
}
