import type { ReactNode } from 'react';
import * as styles from './Admonition.module.css';

/** A remark beside the text: a note, a tip, an info, a caution or a danger. It begins with its title. */
export function Admonition({ kind, children }: { kind: string; children: ReactNode }) {
  return (
    <aside className={`${styles.admonition} ${styles[kind]}`} role="note">
      {children}
    </aside>
  );
}

/** The title of a remark. */
export function Title({ children }: { children: ReactNode }) {
  return <p className={styles.title}>{children}</p>;
}
