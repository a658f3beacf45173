import { focusMain } from '../runtime/focusMain';
import * as styles from './Notice.module.css';

interface NoticeProps {
  problems: readonly string[];
  onDismiss: () => void;
  /** Reads the link once more; none where that would not help. */
  onRetry: (() => void) | null;
}

/** Tells what was wrong with the link that led to the demo. */
export function Notice({ problems, onDismiss, onRetry }: NoticeProps) {
  if (problems.length === 0) return null;
  // The button that is pressed goes with the notice, and would take the focus with it.
  const leaving = (act: () => void) => () => {
    focusMain();
    act();
  };
  return (
    <div role="alert" className={styles.notice}>
      <p>{problems.join(' ')}</p>
      {onRetry && (
        <button type="button" className={styles.dismiss} onClick={leaving(onRetry)}>
          Retry
        </button>
      )}
      <button type="button" className={styles.dismiss} onClick={leaving(onDismiss)}>
        Dismiss
      </button>
    </div>
  );
}
