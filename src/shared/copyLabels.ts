export type CopyState = 'idle' | 'copied' | 'failed';

const TEXTS: Record<CopyState, string> = {
  idle: 'Copy',
  copied: 'Copied',
  failed: 'Copying is not allowed here: select the text instead',
};

/** Text and accessible name of a copy button; `name` is what it copies. */
export const copyButtonLabels = (state: CopyState, name = 'code') => ({
  text: TEXTS[state],
  label: state === 'idle' ? `Copy ${name} to clipboard` : TEXTS[state],
});

export const COPY_LINK_LABELS: Record<CopyState, string> = {
  idle: 'Copy link',
  copied: 'Link copied',
  failed: 'The link was not copied',
};
