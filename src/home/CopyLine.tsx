import { useCopy } from '../runtime/useCopy';
import { copyButtonLabels } from '../shared/copyLabels';
import { Button } from '../ui/Button';
import * as styles from './CopyLine.module.css';

/** A shell command with a button that copies it. */
export function CopyLine({ text }: { text: string }) {
  const [state, copy] = useCopy(() => text);
  const words = copyButtonLabels(state, text);
  return (
    <p className={styles.line}>
      <code translate="no">{text}</code>
      <Button look="small" className="script-only" aria-label={words.label} onClick={copy}>
        <span aria-live="polite">{words.text}</span>
      </Button>
    </p>
  );
}
