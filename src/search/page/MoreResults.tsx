import { useEffect, useRef } from 'react';
import * as styles from './SearchPage.module.css';

interface MoreResultsProps {
  isLoading: boolean;
  onMore: () => void;
}

/** Loads more hits when it becomes visible or is pressed. */
export function MoreResults({ isLoading, onMore }: MoreResultsProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!button.current || isLoading) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore());
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [isLoading, onMore]);

  return (
    <button
      ref={button}
      type="button"
      className={styles.action}
      aria-disabled={isLoading}
      onClick={() => !isLoading && onMore()}
    >
      {isLoading ? 'Fetching new results…' : 'More results'}
    </button>
  );
}
