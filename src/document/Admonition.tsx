import { Children, type ReactNode } from 'react';
import * as styles from './Admonition.module.css';

/** A remark beside the text: a note, a tip, an info, a caution or a danger. Its first child is its title. */
export function Admonition({ kind, children }: { kind: string; children: ReactNode }) {
  const [title, ...content] = Children.toArray(children);
  return (
    <aside className={`${styles.admonition} ${styles[kind]}`} role="note">
      <p className={styles.title}>{title}</p>
      {content}
    </aside>
  );
}
