/** Keeps Enter back while the answer to what was typed is on its way: it would choose from the answer before. */
export interface EnterHold {
  /** Begins to listen in an element; returns what ends it. */
  attach(root: HTMLElement): () => void;
  /** Gives the key that was kept back, once what waits for the answer has it. */
  release(): void;
}

/** Makes a hold that keeps Enter as long as `isPending` says so; another key, or the next letter, lets go of it. */
export function createEnterHold(isPending: () => boolean): EnterHold {
  let held: KeyboardEvent | null = null;

  const listen = (event: KeyboardEvent) => {
    held = null;
    if (event.key !== 'Enter' || !isPending()) return;
    event.preventDefault();
    event.stopPropagation();
    held = event;
  };

  return {
    attach(root) {
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
