import type { ReactNode } from 'react';
import { ErrorBoundary } from '../runtime/ErrorBoundary';
import { CrashScreen } from './CrashScreen';

interface PageGuardProps {
  /** Path of the page. */
  path: string;
  children: ReactNode;
}

/** Keeps the crash of a page from the bars and menus around it: the reader goes on from there, or tries again. */
export const PageGuard = ({ path, children }: PageGuardProps) => (
  <ErrorBoundary resetKey={path} fallback={(error, retry) => <CrashScreen error={error} onRetry={retry} />}>
    {children}
  </ErrorBoundary>
);
