import { useCopy } from '../runtime/useCopy';
import { copyWords } from './copyWords';
import * as styles from './sampleButtons.module.css';

interface CopyButtonProps {
  text: () => string;
  /** What the text is. */
  name: string;
}

/** Copies a text, and says whether that worked. */
export function CopyButton({ text, name }: CopyButtonProps) {
  const [state, copy] = useCopy(text);
  const words = copyWords(state, name);
  return (
    <div className={styles.buttons}>
      <button type="button" className={styles.button} data-state={state} aria-label={words.label} onClick={copy}>
        <span aria-live="polite">{words.text}</span>
      </button>
    </div>
  );
}
