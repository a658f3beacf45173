import type { ReactNode } from 'react';
import { listen } from '../runtime/listen';
import { MOBILE_BREAKPOINT } from '../shared/theme/tokens';
import { Button } from './Button';
import { Icon } from './Icon';
import './popover.css';

/** False in browsers without popovers, where `:popover-open` is an invalid selector and throws. */
export const isPopoverOpen = (element: Element): boolean =>
  'popover' in HTMLElement.prototype && element.matches(':popover-open');

export function closePopover(popover: HTMLElement): void {
  if (isPopoverOpen(popover)) popover.hidePopover();
}

/** Closes all popovers and dialogs, because they belong to the place that the reader leaves. */
export function closeOverlays(): void {
  document.querySelectorAll<HTMLElement>('[popover]').forEach(closePopover);
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
}

/** Closes the popover when the screen becomes wide. Returns a cleanup function. */
export function closeWhenWide(popover: HTMLElement): () => void {
  const wide = window.matchMedia(`(min-width: ${(MOBILE_BREAKPOINT + 1) / 16}em)`);
  const close = () => {
    if (wide.matches) closePopover(popover);
  };
  return listen(wide, { change: close });
}

interface PopoverHeaderProps {
  /** Id of the popover. */
  popover: string;
  closeLabel: string;
  children: ReactNode;
}

/** The first line of a popover. Its close button shows only while the popover is open. */
export const PopoverHeader = ({ popover, closeLabel, children }: PopoverHeaderProps) => (
  <div className="ui-popover-header">
    {children}
    <Button look="icon" popovertarget={popover} popovertargetaction="hide" aria-label={closeLabel}>
      <Icon name="close" />
    </Button>
  </div>
);
