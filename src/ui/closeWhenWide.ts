import { MOBILE_BREAKPOINT } from '../shared/theme/tokens';
import { isPopoverOpen } from './isPopoverOpen';

/** Closes the popover when the screen becomes wide. Returns a cleanup function. */
export function closeWhenWide(popover: HTMLElement): () => void {
  const wide = window.matchMedia(`(min-width: ${MOBILE_BREAKPOINT + 1}px)`);
  const close = () => {
    if (wide.matches && isPopoverOpen(popover)) popover.hidePopover();
  };
  wide.addEventListener('change', close);
  return () => wide.removeEventListener('change', close);
}
