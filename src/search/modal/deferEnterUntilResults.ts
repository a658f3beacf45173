import { listen } from '../../runtime/listen';

/** Holds Enter back while the answer to the input is pending: it would choose from the previous answer. */
interface EnterHold {
  /** Starts listening in an element and returns the cleanup. */
  attach(root: HTMLElement, isPending: () => boolean): () => void;
  /** Dispatches the held key in a later task, when DocSearch has the answer. */
  release(): void;
}

/** Any other key drops the held one. */
export function deferEnterUntilResults(): EnterHold {
  let held: KeyboardEvent | null = null;

  return {
    attach(root, isPending) {
      const hold = (event: KeyboardEvent) => {
        held = null;
        if (event.key !== 'Enter' || !isPending()) return;
        event.preventDefault();
        event.stopPropagation();
        held = event;
      };
      const stopListening = listen(root, { keydown: hold }, { capture: true });
      return () => {
        held = null;
        stopListening();
      };
    },
    release() {
      const event = held;
      if (!event) return;
      setTimeout(() => {
        if (held === event) event.target?.dispatchEvent(new KeyboardEvent('keydown', event));
      });
    },
  };
}
