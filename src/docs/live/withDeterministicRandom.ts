/**
 * Replaces random ids and numbers by counters while `run` runs, so that each build renders the same HTML. `run` must be
 * synchronous, because the globals are patched meanwhile.
 */
export function withDeterministicRandom<Result>(run: () => Result): Result {
  let count = 0;
  const { random } = Math;
  const nextId = () => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`;
  Math.random = () => ++count / 1_000_000;
  Object.defineProperty(globalThis.crypto, 'randomUUID', { configurable: true, value: nextId });
  try {
    return run();
  } finally {
    Math.random = random;
    // Deleting the own property reveals the prototype's method again.
    Reflect.deleteProperty(globalThis.crypto, 'randomUUID');
  }
}
