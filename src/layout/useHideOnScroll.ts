import { useEffect, useRef, useState } from 'react';
import { hashTarget } from '../runtime/hashTarget';
import { listen } from '../runtime/listen';

/** Whether the top bar is hidden after a scroll event; all values are in px. */
export function nextHidden(
  hidden: boolean,
  { last, now, barHeight, viewport, page }: Record<'last' | 'now' | 'barHeight' | 'viewport' | 'page', number>,
): boolean {
  if (now < barHeight) return false;
  if (now >= last) return last > 0;
  // Ignore overscroll bounce at the end of the page.
  return now + viewport < page - barHeight ? false : hidden;
}

/**
 * Hides the top bar on scrolling down and shows it on scrolling up. A jump to a heading hides it, so that it does not
 * cover the heading. Returns a ref for the bar, too.
 */
export function useHideOnScroll() {
  const ref = useRef<HTMLElement>(null);
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
          barHeight: ref.current?.offsetHeight ?? 0,
          viewport: window.innerHeight,
          page: document.documentElement.scrollHeight,
        };
        setHidden((before) => nextHidden(before, measures));
      }
      last = now;
    };
    const onHashChange = () => {
      if (!hashTarget(window.location.hash)) return;
      jumped = true;
      setHidden(true);
    };
    return listen(window, { scroll: onScroll, hashchange: onHashChange }, { passive: true });
  }, []);

  return { ref, hidden };
}
