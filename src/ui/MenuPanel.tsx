import type { ReactNode } from 'react';
import { CloseIcon } from './icons';
import { useMenuPanel } from './useMenuPanel';
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
      <div className={styles.header}>
        <strong>{title}</strong>
        <button
          type="button"
          className={styles.close}
          popovertarget={id}
          popovertargetaction="hide"
          aria-label="Close navigation bar"
        >
          <CloseIcon />
        </button>
      </div>
      {children}
    </div>
  );
}
