import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { listen } from '../runtime/listen';

/** Returns a function that keeps the element's height until the visitor's next action, so that nothing below moves. */
export function useKeptHeight(ref: RefObject<HTMLElement | null>): () => void {
  const release = useRef(() => {});
  useEffect(() => () => release.current(), []);
  return useCallback(() => {
    const element = ref.current;
    if (!element) return;
    release.current();
    element.style.minHeight = `${element.offsetHeight}px`;
    const end = () => {
      element.style.minHeight = '';
      stopListening();
    };
    // Content may move after these: earlier, a pressed control would slip away.
    const stopListening = listen(window, { click: end, keyup: end, resize: end });
    release.current = end;
  }, [ref]);
}
