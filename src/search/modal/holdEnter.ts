/** Keeps Enter back while the answer to what was typed is on its way: it would choose from the answer before. */
export interface EnterHold {
  /**
   * Begins to listen in an element; returns what ends it.
   *
   * @param isPending whether an answer is on its way
   */
  attach(root: HTMLElement, isPending: () => boolean): () => void;
  /** Gives the key that was kept back, once what waits for the answer has it. */
  release(): void;
}

/** Makes a hold that keeps nothing yet; any other key lets go of what it keeps. */
export function createEnterHold(): EnterHold {
  let held: KeyboardEvent | null = null;

  return {
    attach(root, isPending) {
      const listen = (event: KeyboardEvent) => {
        held = null;
        if (event.key !== 'Enter' || !isPending()) return;
        event.preventDefault();
        event.stopPropagation();
        held = event;
      };
      root.addEventListener('keydown', listen, true);
      return () => {
        held = null;
        root.removeEventListener('keydown', listen, true);
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
