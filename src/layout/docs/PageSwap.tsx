import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { afterPaint } from '../../runtime/afterPaint';
import * as styles from './PageSwap.module.css';

interface PageSwapProps {
  /** Path of the page. */
  path: string;
  children: ReactNode;
}

/**
 * Shows a page, and takes the one before apart once it is painted: for a browser to let go of a long page takes as long
 * as to show another.
 */
export function PageSwap({ path, children }: PageSwapProps) {
  const page = { path, children };
  // The page that shows, and the one that is leaving.
  const [pages, setPages] = useState([page]);
  const [shown] = pages;
  if (shown?.path !== path) setPages([page, ...pages.slice(0, 1)]);
  else if (shown.children !== children) setPages([page, ...pages.slice(1)]);

  const isLeaving = pages.length > 1;
  useEffect(
    () => (isLeaving ? afterPaint(() => startTransition(() => setPages((both) => both.slice(0, 1)))) : undefined),
    [isLeaving, path],
  );
  return pages.map((it) => (
    <div key={it.path} className={it.path === path ? undefined : styles.leaving}>
      {it.children}
    </div>
  ));
}
