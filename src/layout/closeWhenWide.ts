import { MOBILE_BREAKPOINT } from '../theme/tokens';
import { isPopoverOpen } from './isPopoverOpen';

/** Closes a popover of narrow screens whenever the screen becomes wide; returns what ends that. */
export function closeWhenWide(popover: HTMLElement): () => void {
  const wide = window.matchMedia(`(min-width: ${MOBILE_BREAKPOINT + 1}px)`);
  const close = () => {
    if (wide.matches && isPopoverOpen(popover)) popover.hidePopover();
  };
  wide.addEventListener('change', close);
  return () => wide.removeEventListener('change', close);
}
