import { isComposingKey } from '../useModalDialog';

/** Knows what DocSearch's input holds, and whether its reader is composing a word. */
export interface InputTracker {
  value(): string;
  isComposing(): boolean;
  /**
   * Focuses the input in an element, with the caret at its end, and begins; returns what ends it.
   *
   * @param onChange is told what the input holds from now on, before DocSearch hears of it
   */
  attach(root: HTMLElement, onChange: (text: string) => void): () => void;
}

/** Makes a tracker that is attached to nothing yet. */
export function createInputTracker(): InputTracker {
  let input: HTMLInputElement | null = null;
  let composing = false;

  const setComposing = ({ type }: Event) => {
    composing = type === 'compositionstart';
    input?.toggleAttribute('data-composing', composing);
  };
  // A key that ends a word chooses nothing.
  const keepKey = (event: KeyboardEvent) => {
    if (isComposingKey(event)) event.stopPropagation();
  };

  return {
    value: () => input?.value ?? '',
    isComposing: () => composing,
    attach(root, onChange) {
      const change = () => onChange(input?.value ?? '');
      const reset = () => onChange('');
      input = root.querySelector<HTMLInputElement>('.DocSearch-Input');
      input?.focus();
      input?.setSelectionRange(input.value.length, input.value.length);
      // Before DocSearch hears of it.
      root.addEventListener('input', change, true);
      root.addEventListener('reset', reset, true);
      root.addEventListener('compositionstart', setComposing, true);
      root.addEventListener('compositionend', setComposing, true);
      root.addEventListener('keydown', keepKey, true);
      return () => {
        root.removeEventListener('input', change, true);
        root.removeEventListener('reset', reset, true);
        root.removeEventListener('compositionstart', setComposing, true);
        root.removeEventListener('compositionend', setComposing, true);
        root.removeEventListener('keydown', keepKey, true);
      };
    },
  };
}
