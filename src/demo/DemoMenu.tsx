import { Link } from 'gatsby';
import type { DemoLink } from './types';
import * as styles from './DemoMenu.module.css';

/** Leads to the demo of each library. */
export function DemoMenu({ demos, current }: { demos: readonly DemoLink[]; current: string }) {
  return (
    <nav aria-label="Demos">
      <ul className={styles.list}>
        {demos.map(({ name, label, path }) => (
          <li key={name}>
            <Link to={path} className={styles.link} aria-current={name === current ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
