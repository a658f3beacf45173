import type { CopyState } from '../runtime/useCopy';

const TEXTS: Record<CopyState, string> = {
  idle: 'Copy',
  copied: 'Copied',
  failed: 'Copying is not allowed here: select the text instead',
};

/**
 * What a button that copies says: its text, and its accessible name.
 *
 * @param name what is copied, where there are several texts
 */
export const copyWords = (state: CopyState, name = 'code') => ({
  text: TEXTS[state],
  label: state === 'idle' ? `Copy ${name} to clipboard` : TEXTS[state],
});
