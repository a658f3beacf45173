/**
 * Runs this with ids and numbers that count up where they would be random, so that each build renders the same HTML.
 *
 * @param run synchronous: what runs at the same time would get those numbers, too
 */
export function withoutChance<Result>(run: () => Result): Result {
  let count = 0;
  const { random } = Math;
  const nextId = () => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`;
  Math.random = () => ++count / 1_000_000;
  Object.defineProperty(globalThis.crypto, 'randomUUID', { configurable: true, value: nextId });
  try {
    return run();
  } finally {
    Math.random = random;
    // The object's own: that of its class shows again.
    Reflect.deleteProperty(globalThis.crypto, 'randomUUID');
  }
}
