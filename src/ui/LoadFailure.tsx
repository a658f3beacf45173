import { focusMain } from '../runtime/focus';
import * as styles from './LoadFailure.module.css';

interface LoadFailureProps {
  /** Subject of the message, such as "The editor". */
  what: string;
  error: Error;
  onRetry: () => void;
}

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
