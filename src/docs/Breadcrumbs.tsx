import type { NavigationLink } from '../shared/navigation/types';
import { PageLink } from '../ui/PageLink';
import * as styles from './Breadcrumbs.module.css';

export function Breadcrumbs({ items }: { items: readonly NavigationLink[] }) {
  if (items.length === 0) return null;
  return (
    <nav aria-label="Breadcrumbs" className={styles.breadcrumbs}>
      <ol>
        <li>
          <PageLink to="/" aria-label="Home page">
            Home
          </PageLink>
        </li>
        {items.map(({ label, path }, index) => (
          <li key={path}>
            {index < items.length - 1 ? (
              <PageLink to={path}>{label}</PageLink>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
