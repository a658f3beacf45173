import * as styles from './CrashScreen.module.css';

interface CrashScreenProps {
  error: Error;
  onRetry: () => void;
}

export function CrashScreen({ error, onRetry }: CrashScreenProps) {
  return (
    <div role="alert" className={styles.screen}>
      <h1>This page crashed.</h1>
      <p className={styles.message}>{error.message}</p>
      <button type="button" className={styles.button} onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
