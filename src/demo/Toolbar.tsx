import type { RuleGroupTypeAny } from 'react-querybuilder';
import { useCopy, type CopyState } from '../runtime/useCopy';
import type { NoticeText } from './Notice';
import { OPTIONS_PANEL_ID } from './OptionsPanel';
import { currentLink } from './useDemoLink';
import * as styles from './Toolbar.module.css';

interface ToolbarProps {
  /** Name of the demo's library. */
  library: string;
  notice: NoticeText | undefined;
  onUndo: (query: RuleGroupTypeAny) => void;
  onClear: () => void;
  onInitial: () => void;
}

const COPY_LABELS: Record<CopyState, string> = {
  idle: 'Copy link',
  copied: 'Link copied',
  failed: 'Copying is not allowed here: take the link from the address bar',
};

/** What can be done with the query as a whole. On a narrow screen it stays at the lower edge while the builder shows. */
export function Toolbar({ library, notice, onUndo, onClear, onInitial }: ToolbarProps) {
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
      <p role="status" className={styles.notice}>
        {notice?.text}{' '}
        {notice?.undo && (
          <button type="button" className={styles.undo} onClick={() => notice.undo && onUndo(notice.undo)}>
            Undo
          </button>
        )}
      </p>
    </div>
  );
}
