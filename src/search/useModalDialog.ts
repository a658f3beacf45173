import { useCallback, useLayoutEffect, useState, type RefCallback } from 'react';

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled])';

/** Whether a key is part of composing a word; Safari tells the last one of a word by its code alone. */
export const isComposingKey = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;

/**
 * Opens a dialog over the page as long as its component is there: the rest is out of reach, Escape closes it, Tab goes
 * round in it, and in the end the focus is where it was.
 *
 * @param onClose must stay the same function
 * @returns the dialog, once it is open and what is in it can be focused, and its ref
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
    dialog.addEventListener('cancel', onCancel);
    // The back gesture of a phone may close it without asking.
    dialog.addEventListener('close', onClose);
    dialog.addEventListener('keydown', onKeyDown, true);
    return () => {
      dialog.removeEventListener('cancel', onCancel);
      dialog.removeEventListener('close', onClose);
      dialog.removeEventListener('keydown', onKeyDown, true);
      page.toggleAttribute('data-dialog-open', false);
      // Gives the focus back.
      dialog.close();
    };
  }, [dialog, onClose]);

  return [dialog, ref];
}

/** From the last control of a dialog to its first, and back. */
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
