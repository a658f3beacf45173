interface CrashedIslandProps {
  error: Error;
  onRetry: () => void;
}

export const CrashedIsland = ({ error, onRetry }: CrashedIslandProps) => (
  <p role="alert">
    This example crashed: {error.message}{' '}
    <button type="button" onClick={onRetry}>
      Try again
    </button>
  </p>
);
