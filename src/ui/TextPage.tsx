import type { ReactNode } from 'react';
import * as styles from './TextPage.module.css';

export function TextPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <article className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </article>
  );
}
