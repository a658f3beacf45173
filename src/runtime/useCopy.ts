import { useEffect, useState } from 'react';
import type { CopyState } from '../shared/copyLabels';

export const COPY_FEEDBACK_MS = 1000;

/** `text` is called on copying. A success resets after COPY_FEEDBACK_MS, a failure on the next copy. */
export function useCopy(text: () => string | Promise<string>): [CopyState, () => Promise<void>] {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('idle'), COPY_FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return [state, async () => setState((await copyText(text())) ? 'copied' : 'failed')];
}

/**
 * @returns whether the text was copied: loading it may fail, and the clipboard may be denied or, without HTTPS, missing
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  const [copied] = await Promise.allSettled([write(text), text]);
  return copied.status === 'fulfilled';
}

async function write(text: string | Promise<string>): Promise<void> {
  // Some browsers allow copying only synchronously in the click handler, so the clipboard gets a promise.
  if (typeof text !== 'string' && typeof ClipboardItem === 'function') {
    const blob = text.then((arrived) => new Blob([arrived], { type: 'text/plain' }));
    return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  }
  return navigator.clipboard.writeText(await text);
}
