import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { afterPaint } from '../runtime/afterPaint';

interface PageSwapProps {
  path: string;
  children: ReactNode;
}

/** `visibility` is for browsers without `content-visibility`, which alone keeps the boxes of what it hides. */
const UNSEEN = { contentVisibility: 'hidden', visibility: 'hidden' } as const;

/**
 * Shows a page, and removes the one before when this has been painted: removing a long page takes as long as showing
 * one. The page before comes second, so that ids and selectors find the one that is shown.
 */
export function PageSwap({ path, children }: PageSwapProps) {
  const [page, setPage] = useState({ path, children });
  const [before, setBefore] = useState<typeof page | null>(null);
  if (page.path !== path) {
    setBefore(page);
    setPage({ path, children });
  }
  useEffect(() => (before ? afterPaint(() => startTransition(() => setBefore(null))) : undefined), [before]);
  return (
    <>
      <div key={path}>{children}</div>
      {before && (
        <div key={before.path} style={UNSEEN}>
          {before.children}
        </div>
      )}
    </>
  );
}
