import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';

interface CrashedIslandProps {
  error: Error;
  onRetry: () => void;
}

export const CrashedIsland = ({ error, onRetry }: CrashedIslandProps) => (
  <Notice tone="danger" role="alert">
    This part crashed: {error.message}{' '}
    <Button look="inline" onClick={onRetry}>
      Try again
    </Button>
  </Notice>
);
