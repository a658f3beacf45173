import { CopyButton } from '../document/CopyButton';
import * as styles from './QueryOutput.module.css';

/** A query as text, read out when it changes. */
export function QueryOutput({ title, text }: { title: string; text: string }) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <figure className={styles.output}>
        <pre className={styles.text} aria-live="polite">
          {text}
        </pre>
        <CopyButton text={() => text} />
      </figure>
    </section>
  );
}
