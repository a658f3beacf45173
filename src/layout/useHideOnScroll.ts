import { useEffect, useState } from 'react';
import { hashTarget } from '../runtime/hashTarget';

/** What the top bar does next, given how the page has scrolled. */
export function nextHidden(
  hidden: boolean,
  { last, now, barHeight, viewport, page }: Record<'last' | 'now' | 'barHeight' | 'viewport' | 'page', number>,
): boolean {
  if (now < barHeight) return false;
  if (now >= last) return last > 0;
  // A bounce at the end of the page is no wish to see the bar.
  return now + viewport < page - barHeight ? false : hidden;
}

/** Whether a hash, with its `#`, makes the page jump: only where an element has that id. */
export function isJump(hash: string): boolean {
  return hashTarget(hash) !== null;
}

/**
 * Whether the top bar is hidden: it goes when the page scrolls down and comes back when it scrolls up. A jump to a
 * heading hides it, so that it does not cover the heading.
 *
 * @param barHeight in px
 */
export function useHideOnScroll(barHeight: number): boolean {
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    let last = window.scrollY;
    let jumped = false;
    const onScroll = () => {
      const now = window.scrollY;
      if (jumped) jumped = false;
      else {
        const measures = {
          last,
          now,
          barHeight,
          viewport: window.innerHeight,
          page: document.documentElement.scrollHeight,
        };
        setHidden((before) => nextHidden(before, measures));
      }
      last = now;
    };
    const onHashChange = () => {
      if (!isJump(window.location.hash)) return;
      jumped = true;
      setHidden(true);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('hashchange', onHashChange);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('hashchange', onHashChange);
    };
  }, [barHeight]);

  return hidden;
}
