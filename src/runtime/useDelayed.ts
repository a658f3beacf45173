import { useEffect, useState } from 'react';
import { LOADER_DELAY } from './delays';

/** True once `active` has been true for LOADER_DELAY ms; false as soon as `active` is. */
export function useDelayed(active: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => setLate(true), LOADER_DELAY);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [active]);
  return active && late;
}
