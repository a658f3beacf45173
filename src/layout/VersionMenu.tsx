import type { VersionTarget } from '../shared/navigation/pageContext';
import { ageOf, latestOf } from '../shared/versions/versions';
import { rememberVersion } from '../runtime/usePreferredVersion';
import { useSite } from '../runtime/useSite';
import { Icon } from '../ui/Icon';
import { PageLink } from '../ui/PageLink';
import { useDropdown } from '../ui/useDropdown';
import * as styles from './Navbar.module.css';

interface VersionMenuProps {
  current: string;
  targets: readonly VersionTarget[];
  pageTitle?: string;
}

const AGES = { coming: 'coming', latest: 'latest', earlier: 'not maintained' };

/** Links to this page in each version, or to the version's first page. */
export function VersionLinks({ current, targets, pageTitle }: VersionMenuProps) {
  const { versions } = useSite();
  const latest = latestOf(versions).name;
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
            {name === current && <Icon name="check" />}
            {label}
            <small>
              {`${versions.find((version) => version.name === name)?.release}, ${AGES[ageOf(versions, latest, name)]}`}
            </small>
            {!hasPage && <small>has no such page: opens its first</small>}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

/** A `details` element, so that it opens before hydration. */
export function VersionMenu(props: VersionMenuProps) {
  const ref = useDropdown();
  const label = props.targets.find(({ name }) => name === props.current)?.label;
  return (
    <details ref={ref} className="ui-dropdown">
      <summary className={`${styles.item} ${styles.label} ui-chevron`}>
        <span className="sr-only">Version: </span>
        {label}
      </summary>
      <VersionLinks {...props} />
    </details>
  );
}
