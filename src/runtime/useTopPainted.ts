import { useEffect, useState } from 'react';
import { afterPaint } from './afterPaint';
import { startsAtTop } from './scroll';

/**
 * Whether the top of a page has been painted. It is not yet where a reader comes to it from another page: what they do
 * not look at first can wait for that. Everywhere else, and in the static page, all of it shows at once.
 *
 * @param update makes the change: `startTransition` where what follows takes long; must stay the same function
 */
export function useTopPainted(update: (change: () => void) => void): boolean {
  const [isPainted, setPainted] = useState(() => typeof window === 'undefined' || !startsAtTop());
  useEffect(() => {
    return isPainted ? undefined : afterPaint(() => update(() => setPainted(true)));
  }, [isPainted, update]);
  return isPainted;
}
