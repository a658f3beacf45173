import { listen } from '../../runtime/listen';
import { isComposingKey } from '../useModalDialog';

interface InputTracker {
  value(): string;
  isComposing(): boolean;
  /** Focuses the input and starts listening; `onChange` is called before DocSearch's handlers. Returns the cleanup. */
  attach(root: HTMLElement, onChange: (text: string) => void): () => void;
}

export function createInputTracker(): InputTracker {
  let input: HTMLInputElement | null = null;
  let composing = false;

  const setComposing = ({ type }: Event) => {
    composing = type === 'compositionstart';
    input?.toggleAttribute('data-composing', composing);
  };
  // A key that ends a composition must not choose a hit.
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
      const composition = { compositionstart: setComposing, compositionend: setComposing };
      // Before DocSearch.
      return listen(root, { input: change, reset, ...composition, keydown: keepKey }, { capture: true });
    },
  };
}
