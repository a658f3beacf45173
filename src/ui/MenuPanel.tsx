import { useEffect, useRef, type ReactNode } from 'react';
import { listen } from '../runtime/listen';
import { closePopover, closeWhenWide, isPopoverOpen, PopoverHeader } from './Popover';
import * as styles from './MenuPanel.module.css';

interface MenuPanelProps {
  id: string;
  label: string;
  title: ReactNode;
  className?: string;
  children: ReactNode;
}

/**
 * A slide-over menu for narrow screens. As a popover it opens, closes and restores focus before hydration; afterwards
 * it also traps focus.
 */
export function MenuPanel({ id, label, title, className = '', children }: MenuPanelProps) {
  const ref = useMenuPanel();
  return (
    <div ref={ref} id={id} popover="auto" className={`${styles.panel} ${className}`} data-menu={label}>
      <PopoverHeader popover={id} closeLabel="Close navigation bar">
        <strong>{title}</strong>
      </PopoverHeader>
      {children}
    </div>
  );
}

function setInert(inert: boolean) {
  document.documentElement.toggleAttribute('data-menu-open', inert);
  for (const element of document.querySelectorAll('[data-inert-behind-menu]')) element.toggleAttribute('inert', inert);
}

const openMenus = () => [...document.querySelectorAll<HTMLElement>('[data-menu]')].filter(isPopoverOpen);

const updateInert = () => setInert(openMenus().length > 0);

/** Makes a popover behave like a modal menu; a click on a link closes all menus. */
function useMenuPanel() {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const panel = ref.current;
    if (!panel) return;
    const onToggle = () => {
      if (isPopoverOpen(panel)) {
        panel.setAttribute('role', 'dialog');
        panel.setAttribute('aria-modal', 'true');
        panel.setAttribute('aria-label', panel.dataset.menu ?? '');
        if (!panel.contains(document.activeElement)) panel.querySelector<HTMLElement>('button, a')?.focus();
      } else for (const name of ['role', 'aria-modal', 'aria-label']) panel.removeAttribute(name);
      updateInert();
    };
    // The browser restores focus while closing, so the opener must no longer be inert.
    const onBeforeToggle = ({ newState }: ToggleEvent) => {
      if (newState === 'closed') setInert(false);
    };
    const onClick = ({ target }: Event) => {
      if (!(target as Element).closest('a')) return;
      // A menu that opened the main menu stays open below it.
      for (const menu of openMenus()) menu.hidePopover();
    };
    const stopListening = listen(panel, { beforetoggle: onBeforeToggle, toggle: onToggle, click: onClick });
    const stopWatching = closeWhenWide(panel);
    // The menu may have been opened before hydration.
    if (isPopoverOpen(panel)) onToggle();
    return () => {
      closePopover(panel);
      updateInert();
      stopListening();
      stopWatching();
    };
  }, []);

  return ref;
}
