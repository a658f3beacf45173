import { useCopy, type CopyState } from '../runtime/useCopy';
import * as styles from './CopyButton.module.css';

const LABELS: Record<CopyState, string> = {
  idle: 'Copy',
  copied: 'Copied',
  failed: 'Copying is not allowed here: select the text instead',
};

interface CopyButtonProps {
  text: () => string;
  /** What the text is, where there are several. */
  name?: string;
}

/** Copies a text, and says whether that worked. */
export function CopyButton({ text, name = 'code' }: CopyButtonProps) {
  const [state, copy] = useCopy(text);
  return (
    <button
      type="button"
      className={styles.button}
      data-state={state}
      aria-label={state === 'idle' ? `Copy ${name} to clipboard` : LABELS[state]}
      onClick={copy}
    >
      <span aria-live="polite">{LABELS[state]}</span>
    </button>
  );
}
