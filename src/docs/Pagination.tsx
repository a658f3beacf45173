import type { NavigationLink } from '../shared/navigation/types';
import { PageLink } from '../ui/PageLink';
import * as styles from './Pagination.module.css';

export function Pagination({ previous, next }: { previous: NavigationLink | null; next: NavigationLink | null }) {
  return (
    <nav aria-label="Docs pages" className={styles.pagination}>
      {previous && (
        <PageLink to={previous.path} prefetch className={styles.previous}>
          <small>Previous</small>
          {previous.label}
        </PageLink>
      )}
      {next && (
        <PageLink to={next.path} prefetch className={styles.next}>
          <small>Next</small>
          {next.label}
        </PageLink>
      )}
    </nav>
  );
}
