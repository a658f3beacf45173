import type { ReactNode } from 'react';
import { LiveExample } from '../live/LiveExample';
import { EditableExample } from './EditableExample';
import * as styles from './Example.module.css';

interface ExampleProps {
  /** Version and name: `5/intro/fields`. */
  id: string;
  title: string | null;
  /** Whether its source shows; one that readers may edit always does. */
  source?: 'open' | 'closed' | 'none';
  editable?: true;
  /** Names of the files of one that readers may edit. */
  files?: readonly string[];
  /** The text of its style sheets. */
  css?: string;
  /** The source, as a block of code. */
  children?: ReactNode;
}

/** A live example with its source. */
export function Example({ id, title, source, editable, files = [], css, children }: ExampleProps) {
  if (editable) return <EditableExample {...{ id, title, files, css }}>{children}</EditableExample>;
  return (
    <section className={styles.example} aria-label={title ?? 'Live example'}>
      {title && <p className={styles.title}>{title}</p>}
      <LiveExample id={id} css={css} />
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
