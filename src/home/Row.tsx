import type { ReactNode } from 'react';
import * as styles from './Row.module.css';

interface RowProps {
  /** Of its heading: a link may name it. */
  id: string;
  title: string;
  /** What the live side shows, and where to read more. */
  text: ReactNode;
  /** The live side. */
  children: ReactNode;
}

/** A row of the page: text, and beside it, or below where there is no room, what it speaks of, running. */
export function Row({ id, title, text, children }: RowProps) {
  return (
    <section className={styles.row} aria-labelledby={id}>
      <div className={styles.text}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {text}
      </div>
      <div>{children}</div>
    </section>
  );
}
