import { withPrefix } from 'gatsby';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Site } from '../layout/useSite';
import { createStore } from '../runtime/createStore';
import { TYPING_PAUSE } from '../runtime/delays';
import { ErrorBoundary } from '../runtime/ErrorBoundary';
import { loadedSearchModal, loadSearchModal } from './loadSearchModal';
import { searchPath } from './searchAddress';
import { searchClient } from './searchClient';
import { takeTyped } from './searchKeys';
import { useModalDialog } from './useModalDialog';
import { WaitingInput } from './WaitingInput';
import * as styles from './SearchDialog.module.css';

/** The search page takes over. */
const nothing = () => null;

interface SearchDialogProps {
  site: Site;
  /** Name of the version that is searched. */
  version: string;
  /** Must stay the same function. */
  onClose: () => void;
}

/** The search over the page. Until the modal has been fetched, its reader can type; where that fails, the search page answers. */
export function SearchDialog({ site, version, onClose }: SearchDialogProps) {
  const [dialog, openDialog] = useModalDialog(onClose);
  const [typed] = useState(() => createStore(''));
  const [modal, setModal] = useState(loadedSearchModal);
  const [composing, setComposing] = useState(false);

  useLayoutEffect(() => typed.set(takeTyped()), [typed]);

  useEffect(() => searchClient.prepare(version), [version]);

  const leaving = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(leaving.current), []);
  const leave = useCallback(() => {
    // Once its reader pauses: a key that is pressed between two pages is lost.
    const go = () => {
      clearTimeout(leaving.current);
      leaving.current = setTimeout(
        () => window.location.assign(withPrefix(searchPath({ query: typed.get() }))),
        TYPING_PAUSE,
      );
    };
    go();
    typed.subscribe(go);
  }, [typed]);
  useEffect(() => {
    let current = true;
    loadSearchModal().then(
      (it) => current && setModal(it),
      () => current && leave(),
    );
    return () => {
      current = false;
    };
  }, [leave]);

  // A word that is being composed is not torn away.
  const Modal = composing ? undefined : modal?.SearchModal;
  return createPortal(
    <dialog ref={openDialog} className={styles.dialog} aria-label="Search">
      {dialog && (
        <ErrorBoundary onError={leave} fallback={nothing}>
          {Modal ? (
            <Modal key={version} site={site} version={version} typed={typed} onClose={onClose} />
          ) : (
            <WaitingInput typed={typed} onComposing={setComposing} onClose={onClose} />
          )}
        </ErrorBoundary>
      )}
    </dialog>,
    document.body,
  );
}
