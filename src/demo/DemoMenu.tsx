import { PageLink } from '../layout/PageLink';
import { DEFAULT_LIBRARY } from './libraries/defaultLibrary';
import type { DemoLink } from './types';
import { forDefaultLibrary } from './useDemoLink';
import * as styles from './DemoMenu.module.css';

interface DemoMenuProps {
  demos: readonly DemoLink[];
  current: string;
  /** The state of the demo, which goes along; empty when there is nothing to tell. */
  hash: string;
}

/** The address of a demo in the state at hand. */
const addressOf = ({ name, path }: DemoLink, hash: string) =>
  `${path}${name === DEFAULT_LIBRARY ? forDefaultLibrary(hash) : hash}`;

/** Leads to the demo of each library, with the query and the options at hand. */
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
