import { useEffect, useState } from 'react';
import { copyText } from '../runtime/copyText';
import * as styles from './CopyButton.module.css';

type State = 'idle' | 'copied' | 'failed';

const LABELS: Record<State, string> = {
  idle: 'Copy',
  copied: 'Copied',
  failed: 'Copying is not allowed here: select the text instead',
};

/** How long, in ms, the button tells what happened. */
const FEEDBACK = 1000;

/** Copies a text, and says whether that worked. */
export function CopyButton({ text }: { text: () => string }) {
  const [state, setState] = useState<State>('idle');
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('idle'), FEEDBACK);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <button
      type="button"
      className={styles.button}
      data-state={state}
      aria-label={state === 'idle' ? 'Copy code to clipboard' : LABELS[state]}
      onClick={async () => setState((await copyText(text())) ? 'copied' : 'failed')}
    >
      <span aria-live="polite">{LABELS[state]}</span>
    </button>
  );
}
