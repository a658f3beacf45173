import { useEffect, useRef } from 'react';
import { MOBILE_BREAKPOINT } from '../theme/tokens';

/** Closes a popover of narrow screens when the screen becomes wide, where it stands in the page. */
export function useCloseWhenWide() {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const wide = window.matchMedia(`(min-width: ${MOBILE_BREAKPOINT + 1}px)`);
    const close = () => {
      if (wide.matches && ref.current?.matches(':popover-open')) ref.current.hidePopover();
    };
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);
  return ref;
}
