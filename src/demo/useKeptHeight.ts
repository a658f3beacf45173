import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** What a visitor has done when things may move: not before, or what they press would slip away from under them. */
const DEEDS = ['click', 'keyup', 'resize'] as const;

/**
 * Lets an element keep its height while other content that needs less room takes over, so that what stands below does not
 * move while nobody asked for that.
 *
 * @returns what keeps the height that the element has now, until the visitor does something
 */
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
