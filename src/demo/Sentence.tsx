import type { DemoState } from './core/state';
import { queryWords } from './core/words';
import * as styles from './Sentence.module.css';

/** What the query says. Its height is fixed, so that the builder below stays where it is. */
export function Sentence({ query, data }: Pick<DemoState, 'query' | 'data'>) {
  return (
    <div className={styles.sentence} tabIndex={0} role="region" aria-label="The query in words">
      <p>{queryWords(query, data.fields)}.</p>
    </div>
  );
}
