import { useEffect, useState } from 'react';

/** In ms. Debounced so that not every keystroke is announced. */
const DEBOUNCE_MS = 1000;

/** `message` once `value` has settled after a change; '' while it changes and before its first change. */
export function useLiveMessage(value: unknown, message: string): string {
  const [rested, setRested] = useState({ value, changed: false });
  useEffect(() => {
    if (value === rested.value) return undefined;
    const timer = setTimeout(() => setRested({ value, changed: true }), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value, rested]);
  return rested.changed && rested.value === value ? message : '';
}
