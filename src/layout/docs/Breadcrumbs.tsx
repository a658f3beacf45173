import { Link } from 'gatsby';
import type { PageLink } from '../../navigation/types';
import * as styles from './Breadcrumbs.module.css';

/** The way from the home page to this one. */
export function Breadcrumbs({ items }: { items: readonly PageLink[] }) {
  if (items.length === 0) return null;
  return (
    <nav aria-label="Breadcrumbs" className={styles.breadcrumbs}>
      <ol>
        <li>
          <Link to="/" aria-label="Home page">
            Home
          </Link>
        </li>
        {items.map(({ label, path }, index) => (
          <li key={path}>
            {index < items.length - 1 ? <Link to={path}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
