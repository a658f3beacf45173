interface CrashedIslandProps {
  error: Error;
  onRetry: () => void;
}

/** What shows instead of a live part that crashed. */
export const CrashedIsland = ({ error, onRetry }: CrashedIslandProps) => (
  <p role="alert">
    This example crashed: {error.message}{' '}
    <button type="button" onClick={onRetry}>
      Try again
    </button>
  </p>
);
