import type { ReactNode } from 'react';
import * as styles from './Row.module.css';

interface RowProps {
  id: string;
  title: string;
  text: ReactNode;
  children: ReactNode;
}

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
