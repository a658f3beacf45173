import { withPrefix } from 'gatsby';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Site } from '../runtime/useSite';
import { createStore } from '../runtime/createStore';
import { ErrorBoundary } from '../runtime/ErrorBoundary';
import { useLoaded } from '../runtime/useLoaded';
import { loadSearchModal } from './loadSearchModal';
import { searchPath } from './searchAddress';
import { searchClient } from './searchClient';
import { takeEarlyInput } from './searchKeys';
import { useModalDialog } from './useModalDialog';
import { WaitingInput } from './WaitingInput';
import * as styles from './SearchDialog.module.css';

const TYPING_DEBOUNCE_MS = 300;

/** No fallback: the search page takes over. */
const nothing = () => null;

interface SearchDialogProps {
  site: Site;
  version: string;
  /** Must be a stable reference. */
  onClose: () => void;
}

/** The search over the page. It accepts typing while the modal loads; if that fails, it goes to the search page. */
export function SearchDialog({ site, version, onClose }: SearchDialogProps) {
  const [dialog, openDialog] = useModalDialog(onClose);
  const [typed] = useState(() => createStore(''));
  const [composing, setComposing] = useState(false);

  useLayoutEffect(() => typed.set(takeEarlyInput()), [typed]);

  useEffect(() => searchClient.prepare(version), [version]);

  const leaving = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(leaving.current), []);
  const leave = useCallback(() => {
    // After a typing pause: a key pressed between two pages is lost.
    const go = () => {
      clearTimeout(leaving.current);
      leaving.current = setTimeout(
        () => window.location.assign(withPrefix(searchPath({ query: typed.get() }))),
        TYPING_DEBOUNCE_MS,
      );
    };
    go();
    typed.subscribe(go);
  }, [typed]);
  const modal = useLoaded(loadSearchModal, leave);

  // Replacing the input would interrupt an IME composition.
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
