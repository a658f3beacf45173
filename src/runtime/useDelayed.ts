import { useEffect, useState } from 'react';

/** A shorter wait needs no word of it. */
export const LOADER_DELAY_MS = 200;

/** True once `active` has been true for LOADER_DELAY_MS; false as soon as `active` is. */
export function useDelayed(active: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => setLate(true), LOADER_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [active]);
  return active && late;
}
