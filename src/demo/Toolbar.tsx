import { useCopy } from '../runtime/useCopy';
import type { CopyState } from '../shared/copyButtonLabels';
import { OPTIONS_PANEL_ID } from './OptionsPanel';
import { currentLink } from './useDemoLink';
import { useUndoHistory } from './useUndoHistory';
import * as styles from './Toolbar.module.css';

interface ToolbarProps {
  library: string;
  onClear: () => void;
  onInitial: () => void;
}

const COPY_LABELS: Record<CopyState, string> = {
  idle: 'Copy link',
  copied: 'Link copied',
  failed: 'The link was not copied',
};

export function Toolbar({ library, onClear, onInitial }: ToolbarProps) {
  const { text, undo, redo } = useUndoHistory();
  const [copyState, copy] = useCopy(() => currentLink(library));
  return (
    <div className={`no-print ${styles.toolbar}`}>
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
      {/* Not removed after the last press, which would lose the focus. */}
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
