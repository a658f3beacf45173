import type { VersionTarget } from '../navigation/pageContext';
import { PREFERRED_VERSION_KEY } from '../versions/preferredVersion';
import { writeStorage } from '../runtime/storage';
import { PageLink } from './PageLink';
import { useDropdown } from './useDropdown';
import * as styles from './VersionMenu.module.css';

interface VersionMenuProps {
  /** Name of the version whose label the menu bears. */
  current: string;
  targets: readonly VersionTarget[];
  /** Title of the page, told where a version does not have it. */
  pageTitle?: string;
}

/** Remembers the version that a reader chose. */
export const rememberVersion = (name: string) => writeStorage(PREFERRED_VERSION_KEY, name);

/** The list of versions, each a link to this page in it, or to its first page where it has no such page. */
export function VersionLinks({ current, targets, pageTitle }: VersionMenuProps) {
  return (
    <ul className={styles.list}>
      {targets.map(({ name, label, path, hasPage }) => (
        <li key={name}>
          <PageLink
            to={path}
            className={styles.link}
            aria-current={name === current ? 'true' : undefined}
            state={hasPage ? undefined : { missingPage: pageTitle }}
            onClick={() => rememberVersion(name)}
          >
            {label}
            {!hasPage && <small>has no such page: opens its first</small>}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

/** The version dropdown. It is a details element, so it opens before scripts have arrived. */
export function VersionMenu(props: VersionMenuProps) {
  const ref = useDropdown();
  const label = props.targets.find(({ name }) => name === props.current)?.label;
  return (
    <details ref={ref} className={styles.menu}>
      <summary className={styles.label}>
        <span className="sr-only">Version: </span>
        {label}
      </summary>
      <VersionLinks {...props} />
    </details>
  );
}
