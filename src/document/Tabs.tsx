import { useRef, type ReactNode } from 'react';
import type { DocumentElement, DocumentNode } from './types';
import { useTabGroup } from './useTabGroup';
import * as styles from './Tabs.module.css';

interface TabsProps {
  /** Unique on the page. */
  id: string;
  /** Tabs of the same group follow each other. */
  group: string | null;
  panels: readonly DocumentElement[];
  render: (nodes: readonly DocumentNode[]) => ReactNode;
}

/**
 * Panels of which one shows. The tabs are radio buttons, so they work in the static page, and the arrow keys change
 * them.
 */
export function Tabs({ id, group, panels, render }: TabsProps) {
  const labels = panels.map(([, props]) => String(props?.label));
  const ref = useRef<HTMLDivElement>(null);
  const [selected, select] = useTabGroup(group, labels, ref);

  return (
    <div ref={ref} className={styles.tabs} role="group" aria-label={group ? group.replace(/-/g, ' ') : 'Variants'}>
      {panels.map(([, , ...children], index) => {
        const label = labels[index] ?? '';
        return (
          <div key={label} className={styles.tab}>
            <label className={styles.label}>
              <input
                type="radio"
                className={styles.radio}
                name={id}
                value={label}
                checked={label === selected}
                onChange={({ currentTarget }) => select(label, currentTarget)}
              />
              {label}
            </label>
            <div className={styles.panel}>{render(children)}</div>
          </div>
        );
      })}
    </div>
  );
}
