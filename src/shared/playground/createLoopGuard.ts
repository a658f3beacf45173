/** In ms, without yielding to the browser. */
export const MAX_BLOCKING_MS = 1000;

const REASONS = {
  loop: 'Stopped: this code ran for more than a second without a pause. Look for a loop or a recursion that does not end.',
  effect:
    'Stopped: an effect set a state after each render, without end. Give the effect a list of dependencies that do not change with each render.',
};

export class StoppedError extends Error {
  constructor(reason: keyof typeof REASONS) {
    super(REASONS[reason]);
    this.name = 'StoppedError';
  }
}

interface LoopGuard {
  /** Instrumented code calls this in every loop and function (see `instrumentCode`). */
  check(): void;
  /** Called where an effect has set a state many times in a row; throws once that has lasted for too long. */
  stopEffect(): void;
}

/** Repeated effects this close to each other, in ms, are one endless effect. */
const MAX_EFFECT_GAP_MS = 5000;

/**
 * Stops endless code. Once code has run for too long, `check` throws until the next turn of the event loop, so that a
 * `catch` cannot keep the code alive; after an endless effect, which has many turns, it throws for good.
 *
 * @param onNextTurn runs its callback in the next task; a microtask is not enough
 * @param now clock in ms
 */
export function createLoopGuard(
  onStopped: (error: StoppedError) => void,
  onNextTurn: (callback: () => void) => void,
  now: () => number,
): LoopGuard {
  let start: number | null = null;
  let stopped: StoppedError | null = null;
  let isOver = false;
  let effect = { first: -Infinity, last: -Infinity };
  const endTurn = () => {
    start = null;
    if (!isOver) stopped = null;
  };
  const stop = (reason: keyof typeof REASONS) => {
    if (!stopped) onStopped((stopped = new StoppedError(reason)));
    throw stopped;
  };

  return {
    check() {
      if (stopped) throw stopped;
      if (start === null) {
        start = now();
        onNextTurn(endTurn);
      } else if (now() - start > MAX_BLOCKING_MS) stop('loop');
    },
    stopEffect() {
      const time = now();
      effect = { first: time - effect.last > MAX_EFFECT_GAP_MS ? time : effect.first, last: time };
      if (effect.last - effect.first <= MAX_BLOCKING_MS) return;
      isOver = true;
      stop('effect');
    },
  };
}
