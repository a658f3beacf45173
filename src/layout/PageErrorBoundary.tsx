import type { ReactNode } from 'react';
import { ErrorBoundary } from '../runtime/ErrorBoundary';
import { CrashScreen } from './CrashScreen';

interface PageGuardProps {
  path: string;
  children: ReactNode;
}

/** Confines a page's crash to the page, so that bars and menus keep working. */
export const PageErrorBoundary = ({ path, children }: PageGuardProps) => (
  <ErrorBoundary resetKey={path} fallback={(error, retry) => <CrashScreen error={error} onRetry={retry} />}>
    {children}
  </ErrorBoundary>
);
