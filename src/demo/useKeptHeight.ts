import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** Events after which content may move: earlier, a pressed control would slip away. */
const DEEDS = ['click', 'keyup', 'resize'] as const;

/** Returns a function that keeps the element's height until the visitor's next action, so that nothing below moves. */
export function useKeptHeight(ref: RefObject<HTMLElement | null>): () => void {
  const release = useRef(() => {});
  useEffect(() => () => release.current(), []);
  return useCallback(() => {
    const element = ref.current;
    if (!element) return;
    release.current();
    element.style.minHeight = `${element.offsetHeight}px`;
    release.current = () => {
      element.style.minHeight = '';
      for (const deed of DEEDS) window.removeEventListener(deed, release.current);
    };
    for (const deed of DEEDS) window.addEventListener(deed, release.current);
  }, [ref]);
}
