import { useEffect, useRef, useState } from 'react';
import { smoothScrollUp } from '../runtime/smoothScroll';
import { ArrowUpIcon } from './icons';
import * as styles from './BackToTop.module.css';

/** How far down, in px, the button may appear. */
const THRESHOLD = 300;

/** A button that leads back to the top; it shows while the reader scrolls up, far enough down the page. */
export function BackToTop() {
  const [shown, setShown] = useState(false);
  const cancel = useRef<() => void>();

  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      const atEnd = now + window.innerHeight >= document.documentElement.scrollHeight;
      if (now !== last) setShown(now < last && now >= THRESHOLD && !atEnd);
      last = now;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancel.current?.();
    };
  }, []);

  return (
    <button
      type="button"
      className={styles.button}
      data-inert-behind-menu=""
      data-shown={shown || undefined}
      aria-label="Scroll back to top"
      onClick={() => {
        cancel.current = smoothScrollUp(0);
      }}
    >
      <ArrowUpIcon />
    </button>
  );
}
