import { useCopy, type CopyState } from '../runtime/useCopy';
import { OPTIONS_PANEL_ID } from './OptionsPanel';
import { currentLink } from './useDemoLink';
import { useReplacements } from './useReplacements';
import * as styles from './Toolbar.module.css';

interface ToolbarProps {
  /** Name of the demo's library. */
  library: string;
  onClear: () => void;
  onInitial: () => void;
}

const COPY_LABELS: Record<CopyState, string> = {
  idle: 'Copy link',
  copied: 'Link copied',
  failed: 'The link was not copied',
};

/** What can be done with the query as a whole. On a narrow screen it stays at the lower edge while the builder shows. */
export function Toolbar({ library, onClear, onInitial }: ToolbarProps) {
  const { text, undo, redo } = useReplacements();
  const [copyState, copy] = useCopy(() => currentLink(library));
  return (
    <div className={styles.toolbar}>
      <button type="button" className={`${styles.button} ${styles.open}`} popovertarget={OPTIONS_PANEL_ID}>
        Options
      </button>
      <button type="button" className={styles.button} onClick={onClear}>
        Clear query
      </button>
      <button type="button" className={styles.button} onClick={onInitial}>
        Initial query
      </button>
      <button type="button" className={styles.button} data-state={copyState} onClick={() => void copy()}>
        <span aria-live="polite">{COPY_LABELS[copyState]}</span>
      </button>
      {/* Neither goes when it is pressed for the last time: it would take the focus with it. */}
      <button type="button" className={styles.button} hidden={!undo && !redo} aria-disabled={!undo} onClick={undo}>
        Undo
      </button>
      <button type="button" className={styles.button} hidden={!undo && !redo} aria-disabled={!redo} onClick={redo}>
        Redo
      </button>
      <p role="status" className={styles.notice}>
        {text}
      </p>
    </div>
  );
}
