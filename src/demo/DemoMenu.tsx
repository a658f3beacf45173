import { PageLink } from '../ui/PageLink';
import { DEFAULT_LIBRARY } from './libraries/defaultLibrary';
import type { DemoLink } from './types';
import { withDefaultLibrary } from './useDemoLink';
import * as styles from './DemoMenu.module.css';

interface DemoMenuProps {
  demos: readonly DemoLink[];
  current: string;
  /** The demo's state as a URL hash; empty for the default state. */
  hash: string;
}

const addressOf = ({ name, path }: DemoLink, hash: string) =>
  `${path}${name === DEFAULT_LIBRARY ? withDefaultLibrary(hash) : hash}`;

/** Links to all demos, which keep the current query and options. */
export function DemoMenu({ demos, current, hash }: DemoMenuProps) {
  return (
    <nav aria-label="Demos">
      <ul className={styles.list}>
        {demos.map((demo) => (
          <li key={demo.name}>
            <PageLink
              to={addressOf(demo, hash)}
              className={styles.link}
              aria-current={demo.name === current ? 'page' : undefined}
            >
              {demo.label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
