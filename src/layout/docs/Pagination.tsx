import type { NavigationLink } from '../../navigation/types';
import { PageLink } from '../PageLink';
import * as styles from './Pagination.module.css';

/** The pages before and after this one. */
export function Pagination({ previous, next }: { previous: NavigationLink | null; next: NavigationLink | null }) {
  return (
    <nav aria-label="Docs pages" className={styles.pagination}>
      {previous && (
        <PageLink to={previous.path} className={styles.previous}>
          <small>Previous</small>
          {previous.label}
        </PageLink>
      )}
      {next && (
        <PageLink to={next.path} className={styles.next}>
          <small>Next</small>
          {next.label}
        </PageLink>
      )}
    </nav>
  );
}
