import { useEffect, useReducer } from 'react';

type Load<Value> = () => Promise<Value>;

const results = new WeakMap<Load<unknown>, { value: unknown }>();

const ignore = () => undefined;

/**
 * What `load` resolves to; undefined until then, and for null. The result is kept for each function, so that the next
 * component with the same one has it in its first render.
 *
 * @param load a stable reference: another function is called, too
 */
export function useLoaded<Value>(
  load: Load<Value> | null,
  onError: (error: Error) => void = ignore,
): Value | undefined {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const result = load && results.get(load);
  useEffect(() => {
    // Not what `results` has by now: another component's load may have ended since this one rendered without.
    if (!load || result) return undefined;
    let ended = false;
    load().then(
      (value) => {
        results.set(load, { value });
        if (!ended) renderAgain();
      },
      (error: Error) => !ended && onError(error),
    );
    return () => {
      ended = true;
    };
  }, [load, result, onError]);
  return result?.value as Value | undefined;
}
