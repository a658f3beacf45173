import type { ComponentProps } from 'react';
import { LeavingButton } from './Button';
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

export const LoadFailure = ({ what, error, onRetry }: LoadFailureProps) => (
  <Notice tone="danger" role="alert">
    {what} did not load: {error.message} <LeavingButton onClick={onRetry}>Retry</LeavingButton>
  </Notice>
);
