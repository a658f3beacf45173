/** Closes all popovers and dialogs, because they belong to the place that the reader leaves. */
export function closeOverlays(): void {
  const popovers = 'popover' in HTMLElement.prototype ? ':popover-open' : null;
  if (popovers) for (const popover of document.querySelectorAll<HTMLElement>(popovers)) popover.hidePopover();
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
}
