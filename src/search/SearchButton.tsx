import { withPrefix } from 'gatsby';
import { useCallback, useEffect, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { Icon } from '../ui/Icon';
import type { Site } from '../runtime/useSite';
import { isModifiedClick } from '../runtime/pageLinks';
import { useHydrated } from '../runtime/useHydrated';
import { useLoaded } from '../runtime/useLoaded';
import { loadSearchModal } from './loadSearchModal';
import { searchClient } from './searchClient';
import { SearchDialog } from './SearchDialog';
import { listenForShortcut } from './searchKeys';
import * as styles from './SearchButton.module.css';

interface SearchButtonProps {
  site: Site;
  version: string;
}

/** Opens the search, as keyboard shortcuts do. Until hydration it is a link to the search page. */
export function SearchButton({ site, version }: SearchButtonProps) {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => listenForShortcut(() => setOpen((before) => !before)), []);

  // A failure is reported when the search is opened.
  useLoaded(wanted ? loadSearchModal : null);

  const prepare = () => {
    searchClient.prepare(version);
    setWanted(true);
  };
  const press = (event: MouseEvent<HTMLElement>) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    // Not every browser focuses a pressed link, and the focus must return here.
    event.currentTarget.focus();
    setOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    setOpen(true);
  };
  const asButton = hydrated && {
    role: 'button',
    'aria-haspopup': 'dialog' as const,
    'aria-keyshortcuts': 'Control+K Meta+K /',
    onClick: press,
    onKeyDown,
    onPointerEnter: prepare,
    onFocus: prepare,
  };

  return (
    <>
      {/* Not a PageLink: after hydration it is a button. */}
      <a href={withPrefix('/search')} className={styles.button} {...asButton}>
        <Icon name="search" />
        <span>Search</span>
        {hydrated && <kbd aria-hidden="true" translate="no" data-keys={isApple() ? '⌘ K' : 'Ctrl K'} />}
      </a>
      {open && <SearchDialog site={site} version={version} onClose={close} />}
    </>
  );
}

const isApple = () => /mac|iphone|ipad/i.test(navigator.platform);
