import { useEffect, useRef, useState } from 'react';
import { focusMain } from '../runtime/focus';
import { listen } from '../runtime/listen';
import { smoothScrollToTop } from '../runtime/smoothScroll';
import { Icon } from '../ui/Icon';
import * as styles from './BackToTop.module.css';

/** Minimum scroll position in px. */
const MIN_SCROLL_Y = 300;

/** Shown only while the reader scrolls up. */
export function BackToTop() {
  const [shown, setShown] = useState(false);
  const cancel = useRef<() => void>();

  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      const atEnd = now + window.innerHeight >= document.documentElement.scrollHeight;
      if (now !== last) setShown(now < last && now >= MIN_SCROLL_Y && !atEnd);
      last = now;
    };
    const stopListening = listen(window, { scroll: onScroll }, { passive: true });
    return () => {
      stopListening();
      cancel.current?.();
    };
  }, []);

  return (
    <button
      type="button"
      className={`no-print ${styles.button}`}
      data-inert-behind-menu=""
      data-shown={shown || undefined}
      aria-label="Scroll back to top"
      onClick={() => {
        // Near the top the button hides.
        focusMain();
        cancel.current = smoothScrollToTop();
      }}
    >
      <Icon name="up" />
    </button>
  );
}
