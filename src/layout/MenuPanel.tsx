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
 * A menu that slides over a narrow screen. It is a popover, so it opens, closes and gives the focus back before scripts
 * have arrived; then it also keeps the focus inside.
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
