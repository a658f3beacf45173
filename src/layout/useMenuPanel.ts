import { useEffect, useRef } from 'react';
import { MOBILE_BREAKPOINT } from '../theme/tokens';

const isOpen = (panel: Element) => panel.matches(':popover-open');

/** Makes everything behind the menus out of reach as long as one is open. */
function updateInert() {
  const open = document.querySelector('[data-menu]:popover-open') !== null;
  for (const element of document.querySelectorAll('[data-inert-behind-menu]')) element.toggleAttribute('inert', open);
}

/** Gives a popover the manners of a menu dialog; it closes on a link, and when the screen becomes wide. */
export function useMenuPanel() {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const panel = ref.current;
    if (!panel) return;
    const close = () => {
      if (isOpen(panel)) panel.hidePopover();
    };
    const onToggle = () => {
      if (isOpen(panel)) {
        panel.setAttribute('role', 'dialog');
        panel.setAttribute('aria-modal', 'true');
        panel.setAttribute('aria-label', panel.dataset.menu ?? '');
        panel.querySelector<HTMLElement>('button, a')?.focus();
      } else for (const name of ['role', 'aria-modal', 'aria-label']) panel.removeAttribute(name);
      updateInert();
    };
    const onClick = ({ target }: Event) => {
      if ((target as Element).closest('a')) close();
    };
    const wide = window.matchMedia(`(min-width: ${MOBILE_BREAKPOINT + 1}px)`);
    panel.addEventListener('toggle', onToggle);
    panel.addEventListener('click', onClick);
    wide.addEventListener('change', close);
    return () => {
      close();
      updateInert();
      panel.removeEventListener('toggle', onToggle);
      panel.removeEventListener('click', onClick);
      wide.removeEventListener('change', close);
    };
  }, []);

  return ref;
}
