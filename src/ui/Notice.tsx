import type { ComponentProps } from 'react';
import { focusMain } from '../runtime/focus';
import { Button } from './Button';
import './notice.css';

interface NoticeProps extends ComponentProps<'div'> {
  tone: 'info' | 'caution' | 'danger';
}

export const Notice = ({ tone, className = '', ...props }: NoticeProps) => (
  <div className={`ui-notice ${tone} ${className}`.trim()} {...props} />
);

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
    <Notice tone="danger" role="alert">
      {what} did not load: {error.message}{' '}
      <Button look="inline" onClick={retry}>
        Retry
      </Button>
    </Notice>
  );
}
