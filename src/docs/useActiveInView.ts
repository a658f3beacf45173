import { useEffect, useRef } from 'react';

/** Scrolls the list, and nothing else, to the link of the current page. */
export function useActiveInView(path: string) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = ref.current?.querySelector<HTMLElement>('[aria-current=page]');
    const list = ref.current?.parentElement;
    if (!link || !list) return;
    const { top, bottom } = link.getBoundingClientRect();
    const frame = list.getBoundingClientRect();
    if (top < frame.top || bottom > frame.bottom) list.scrollTop += top - frame.top - frame.height / 3;
  }, [path]);
  return ref;
}
