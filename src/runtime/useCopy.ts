import { useEffect, useState } from 'react';
import { copyText } from './copyText';

export type CopyState = 'idle' | 'copied' | 'failed';

/** How long, in ms, a button tells that it has copied. */
export const COPY_FEEDBACK = 1000;

/**
 * What a button needs to copy a text.
 *
 * @param text gives the text when it is asked for, now or later
 * @returns what became of it, and what copies. A success is told for a second, a failure until it is tried again
 */
export function useCopy(text: () => string | Promise<string>): [CopyState, () => Promise<void>] {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('idle'), COPY_FEEDBACK);
    return () => clearTimeout(timer);
  }, [state]);
  return [state, async () => setState((await copyText(text())) ? 'copied' : 'failed')];
}
