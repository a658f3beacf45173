import { useCallback, useLayoutEffect, useState, type RefCallback } from 'react';
import { listen } from '../runtime/listen';

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled])';

/** Whether a key belongs to an IME composition; Safari marks the last one by its code only. */
export const isComposingKey = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;

/**
 * Opens a modal dialog while it is mounted: Escape closes it, Tab stays inside, and the focus returns on unmount.
 *
 * @param onClose must be a stable reference
 * @returns the dialog, once it is open and focusable, and its ref
 */
export function useModalDialog(onClose: () => void): [HTMLDialogElement | null, RefCallback<HTMLDialogElement>] {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  const ref = useCallback((element: HTMLDialogElement | null) => {
    element?.showModal();
    setDialog(element);
  }, []);

  useLayoutEffect(() => {
    if (!dialog) return;
    const page = document.documentElement;
    page.toggleAttribute('data-dialog-open', true);
    const onCancel = (event: Event) => {
      event.preventDefault();
      onClose();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (isComposingKey(event)) return;
      if (event.key === 'Escape') {
        event.preventDefault();
        event.stopPropagation();
        onClose();
      } else if (event.key === 'Tab') keepFocus(dialog, event);
    };
    const ends = [
      // A phone's back gesture may close the dialog without `cancel`.
      listen(dialog, { cancel: onCancel, close: onClose }),
      listen(dialog, { keydown: onKeyDown }, { capture: true }),
    ];
    return () => {
      ends.forEach((end) => end());
      page.toggleAttribute('data-dialog-open', false);
      // Restores the focus.
      dialog.close();
    };
  }, [dialog, onClose]);

  return [dialog, ref];
}

function keepFocus(dialog: HTMLElement, event: KeyboardEvent): void {
  const controls = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((it) => it.getClientRects().length > 0);
  const [first, last] = [controls[0], controls.at(-1)];
  const isInside = dialog.contains(document.activeElement);
  const [edge, other] = event.shiftKey ? [first, last] : [last, first];
  if (isInside && document.activeElement !== edge) return;
  event.preventDefault();
  event.stopPropagation();
  other?.focus();
}
