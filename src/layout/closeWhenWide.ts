import { MOBILE_BREAKPOINT } from '../theme/tokens';

/** Closes a popover of narrow screens whenever the screen becomes wide; returns what ends that. */
export function closeWhenWide(popover: HTMLElement): () => void {
  const wide = window.matchMedia(`(min-width: ${MOBILE_BREAKPOINT + 1}px)`);
  const close = () => {
    if (wide.matches && popover.matches(':popover-open')) popover.hidePopover();
  };
  wide.addEventListener('change', close);
  return () => wide.removeEventListener('change', close);
}
