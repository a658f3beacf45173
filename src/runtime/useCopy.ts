import { useEffect, useState } from 'react';
import type { CopyState } from '../shared/copyButtonLabels';
import { copyText } from './copyText';

export const COPY_FEEDBACK_MS = 1000;

/** `text` is called on copying. A success resets after COPY_FEEDBACK ms, a failure on the next copy. */
export function useCopy(text: () => string | Promise<string>): [CopyState, () => Promise<void>] {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('idle'), COPY_FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return [state, async () => setState((await copyText(text())) ? 'copied' : 'failed')];
}
