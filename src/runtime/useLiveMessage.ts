import { useEffect, useState } from 'react';

/** How long, in ms, a value has to rest before its change is announced: nobody wants to hear every letter they type. */
const REST = 1000;

/**
 * What a live region says of a value that changes as the reader types: once it rests, and not the value itself.
 *
 * @param message what to say of a change
 * @returns the message, or nothing while the value changes and before its first change
 */
export function useLiveMessage(value: unknown, message: string): string {
  const [rested, setRested] = useState({ value, changed: false });
  useEffect(() => {
    if (value === rested.value) return undefined;
    const timer = setTimeout(() => setRested({ value, changed: true }), REST);
    return () => clearTimeout(timer);
  }, [value, rested]);
  return rested.changed && rested.value === value ? message : '';
}
