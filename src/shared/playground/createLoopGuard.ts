export const GUARD_GLOBAL = '__guard';

/** In ms, without yielding to the browser. */
export const MAX_BLOCKING_MS = 1000;

export class StoppedError extends Error {
  constructor() {
    super(
      'Stopped: this code ran for more than a second without a pause. Look for a loop or a recursion that does not end.',
    );
    this.name = 'StoppedError';
  }
}

/**
 * Makes the function that instrumented code calls in every loop and function (see `instrument`). Once the code has run
 * for too long, it throws until the next turn of the event loop, so that a `catch` cannot keep the code alive.
 *
 * @param onNextTurn runs its callback in the next task; a microtask is not enough
 * @param now clock in ms
 */
export function createLoopGuard(
  onStopped: (error: StoppedError) => void,
  onNextTurn: (callback: () => void) => void,
  now: () => number,
): () => void {
  let start: number | null = null;
  let stopped: StoppedError | null = null;
  const endTurn = () => {
    start = null;
    stopped = null;
  };

  return () => {
    if (start === null) {
      start = now();
      onNextTurn(endTurn);
    } else if (stopped ?? now() - start > MAX_BLOCKING_MS) {
      if (!stopped) onStopped((stopped = new StoppedError()));
      throw stopped;
    }
  };
}
