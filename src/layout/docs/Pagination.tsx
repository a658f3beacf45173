import { Link } from 'gatsby';
import type { PageLink } from '../../navigation/types';
import * as styles from './Pagination.module.css';

/** The pages before and after this one. */
export function Pagination({ previous, next }: { previous: PageLink | null; next: PageLink | null }) {
  return (
    <nav aria-label="Docs pages" className={styles.pagination}>
      {previous && (
        <Link to={previous.path} className={styles.previous}>
          <small>Previous</small>
          {previous.label}
        </Link>
      )}
      {next && (
        <Link to={next.path} className={styles.next}>
          <small>Next</small>
          {next.label}
        </Link>
      )}
    </nav>
  );
}
