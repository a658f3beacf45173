import { useContext, useEffect, useState } from 'react';
import { afterPaint } from './afterPaint';
import { PageState } from './pageState';
import { startsAtTop } from './scroll';

/**
 * Whether the top of a page has been painted. It is not yet where a reader comes to it from another page: what they do
 * not look at first can wait for that. Everywhere else, and in the static page, all of it shows at once.
 *
 * @param update makes the change: `startTransition` where what follows takes long; must stay the same function
 */
export function useTopPainted(update: (change: () => void) => void): boolean {
  const state = useContext(PageState);
  const [isPainted, setPainted] = useState(
    () => state === 'shown' && (typeof window === 'undefined' || !startsAtTop()),
  );
  useEffect(() => {
    return isPainted || state !== 'shown' ? undefined : afterPaint(() => update(() => setPainted(true)));
  }, [isPainted, state, update]);
  return isPainted;
}
