import { useEffect, useRef } from 'react';
import type { VersionTarget } from '../shared/navigation/pageContext';
import { rememberVersion } from '../runtime/usePreferredVersion';
import { PageLink } from '../ui/PageLink';
import * as styles from './Navbar.module.css';

interface VersionMenuProps {
  current: string;
  targets: readonly VersionTarget[];
  pageTitle?: string;
}

/** Links to this page in each version, or to the version's first page. */
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

/** A `details` element, so that it opens before hydration. */
export function VersionMenu(props: VersionMenuProps) {
  const ref = useDropdown();
  const label = props.targets.find(({ name }) => name === props.current)?.label;
  return (
    <details ref={ref} className={styles.versions}>
      <summary className={`${styles.item} ${styles.label}`}>
        <span className="sr-only">Version: </span>
        {label}
      </summary>
      <VersionLinks {...props} />
    </details>
  );
}

/**
 * Closes a details element like a menu: on Escape, which restores focus, on a press or focus outside, and on its links.
 */
function useDropdown() {
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const menu = ref.current;
    if (!menu) return;
    const close = () => {
      menu.open = false;
    };
    const closeOutside = ({ target }: Event) => {
      if (!menu.contains(target as Node)) close();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.open) return;
      close();
      menu.querySelector('summary')?.focus();
    };
    const onClick = ({ target }: Event) => {
      if ((target as Element).closest('a')) close();
    };

    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    menu.addEventListener('keydown', onKeyDown);
    menu.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      menu.removeEventListener('keydown', onKeyDown);
      menu.removeEventListener('click', onClick);
    };
  }, []);

  return ref;
}
