import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';

/** The fallback of an error boundary. */
export const crashedIsland = (error: Error, onRetry: () => void) => (
  <Notice tone="danger" role="alert">
    This part crashed: {error.message}{' '}
    <Button look="inline" onClick={onRetry}>
      Try again
    </Button>
  </Notice>
);
