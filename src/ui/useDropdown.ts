import { useEffect, useRef } from 'react';
import { listen } from '../runtime/listen';
import './dropdown.css';

/**
 * Closes a details element like a menu: on Escape, which restores focus, on a press or focus outside, and on its links.
 */
export function useDropdown() {
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const menu = ref.current;
    if (!menu) return;
    const close = () => {
      menu.open = false;
    };
    const closeOutside = ({ target }: Event) => {
      if (!menu.contains(target as Node)) close();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.open) return;
      close();
      menu.querySelector('summary')?.focus();
    };
    const onClick = ({ target }: Event) => {
      if ((target as Element).closest('a')) close();
    };

    const ends = [
      listen(document, { pointerdown: closeOutside, focusin: closeOutside }),
      listen(menu, { keydown: onKeyDown, click: onClick }),
    ];
    return () => ends.forEach((end) => end());
  }, []);

  return ref;
}
