/** Name under which guarded code finds the guard. */
export const GUARD = '__guard';

/** How long, in ms, code may run without giving the browser a turn. */
export const LONGEST_RUN = 1000;

/** Code ran for too long. */
export class StoppedError extends Error {
  constructor() {
    super(
      'Stopped: this code ran for more than a second without a pause. Look for a loop or a recursion that does not end.',
    );
    this.name = 'StoppedError';
  }
}

/**
 * Makes the function that guarded code calls in every loop and function (see `instrument`): it throws once the code has
 * run for too long, and goes on throwing until the browser has had a turn, so that no `catch` keeps the code alive.
 *
 * @param onStopped called with the error, once a turn
 * @param onNextTurn calls back when the browser has its next turn: a promise's is none
 * @param now a clock in ms
 */
export function createGuard(
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
    } else if (stopped ?? now() - start > LONGEST_RUN) {
      if (!stopped) onStopped((stopped = new StoppedError()));
      throw stopped;
    }
  };
}
