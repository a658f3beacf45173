import { useEffect, useState } from 'react';

/** How long, in ms, a text has to rest before its change is announced. */
const REST = 1000;

/**
 * What a live region says of a text that changes as the reader types: once the text rests, and not the text itself.
 *
 * @param message what to say of a change
 * @returns the message, or nothing while the text changes and before its first change
 */
export function useAnnouncement(text: string, message: string): string {
  const [rested, setRested] = useState({ text, changed: false });
  useEffect(() => {
    if (text === rested.text) return undefined;
    const timer = setTimeout(() => setRested({ text, changed: true }), REST);
    return () => clearTimeout(timer);
  }, [text, rested]);
  return rested.changed && rested.text === text ? message : '';
}
