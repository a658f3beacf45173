import { focusMain } from '../runtime/focusMain';
import * as styles from './LoadFailure.module.css';

interface LoadFailureProps {
  /** Such as "The editor". */
  what: string;
  error: Error;
  onRetry: () => void;
}

/** Tells that a part of the page did not load, why, and lets the reader try again. */
export function LoadFailure({ what, error, onRetry }: LoadFailureProps) {
  const retry = () => {
    focusMain();
    onRetry();
  };
  return (
    <p role="alert" className={styles.failure}>
      {what} did not load: {error.message}{' '}
      <button type="button" onClick={retry}>
        Retry
      </button>
    </p>
  );
}
