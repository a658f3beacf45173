import { focusMain } from '../runtime/focus';
import * as styles from './Notice.module.css';

interface NoticeProps {
  problems: readonly string[];
  onDismiss: () => void;
  /** Reads the link again; null if that would not help. */
  onRetry: (() => void) | null;
}

export function Notice({ problems, onDismiss, onRetry }: NoticeProps) {
  if (problems.length === 0) return null;
  // The pressed button is removed with the notice, which would lose the focus.
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
