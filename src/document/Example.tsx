import type { ReactNode } from 'react';
import { LiveExample } from '../live/LiveExample';
import * as styles from './Example.module.css';

interface ExampleProps {
  /** Version and name: `5/intro/fields`. */
  id: string;
  title: string | null;
  source: 'open' | 'closed' | 'none';
  /** The source, as a block of code. */
  children?: ReactNode;
}

/** A live example with its source. */
export function Example({ id, title, source, children }: ExampleProps) {
  return (
    <section className={styles.example} aria-label={title ?? 'Live example'}>
      {title && <p className={styles.title}>{title}</p>}
      <LiveExample id={id} />
      {source === 'closed' ? (
        <details className={styles.source}>
          <summary>Source</summary>
          {children}
        </details>
      ) : (
        children && <div className={styles.source}>{children}</div>
      )}
    </section>
  );
}
