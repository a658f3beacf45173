import { focusMain } from '../runtime/focusMain';

interface CrashedIslandProps {
  error: Error;
  onRetry: () => void;
}

/** What shows instead of a live part that crashed. */
export function CrashedIsland({ error, onRetry }: CrashedIslandProps) {
  const retry = () => {
    focusMain();
    onRetry();
  };
  return (
    <p role="alert">
      This example crashed: {error.message}{' '}
      <button type="button" onClick={retry}>
        Try again
      </button>
    </p>
  );
}
