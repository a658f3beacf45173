import { useId } from 'react';
import { useCopy } from '../runtime/useCopy';
import type { CopyState } from '../shared/copyButtonLabels';
import { DISABLED_NOTICE, emptyQuery, type DemoAction, type DemoSession } from './core/demoReducer';
import { exampleQuery } from './core/exampleQuery';
import { dispatch } from './demoStore';
import { OPTIONS_PANEL_ID } from './OptionsPanel';
import { ResultLine } from './ResultLine';
import { currentLink, linkTo } from './useDemoLink';
import { useUndoKeys } from './useUndoKeys';
import * as styles from './Toolbar.module.css';

interface ToolbarProps {
  library: string;
  session: DemoSession;
}

const COPY_LABELS: Record<CopyState, string> = {
  idle: 'Copy link',
  copied: 'Link copied',
  failed: 'The link was not copied',
};

const INITIAL_NOTICE = 'This is the query that the demo begins with.';

/** A button that changes the query. */
interface Change {
  label: string;
  action: DemoAction;
  isOff?: boolean;
  keys?: string;
}

/** Maximum length of a chat message, in characters: some programs cut what is longer. */
const MAX_MESSAGE_LENGTH = 2000;

export function Toolbar({ library, session: { state, past, future, hash, message } }: ToolbarProps) {
  useUndoKeys();
  const lengthId = useId();
  const [copyState, copy] = useCopy(() => currentLink(library));
  const linkLength = hash === '' ? 0 : linkTo(hash).length;
  const { disabled } = state.options;
  const isLong = linkLength > MAX_MESSAGE_LENGTH;
  const changes: readonly Change[] = [
    { label: 'Clear query', action: { type: 'replace', query: emptyQuery, message: 'The query is empty.' } },
    { label: 'Initial query', action: { type: 'replace', query: exampleQuery(state.data), message: INITIAL_NOTICE } },
    { label: 'Undo', action: { type: 'undo' }, isOff: past.length === 0, keys: 'Control+Z Meta+Z' },
    {
      label: 'Redo',
      action: { type: 'redo' },
      isOff: future.length === 0,
      keys: 'Control+Y Control+Shift+Z Meta+Shift+Z',
    },
  ];
  return (
    <div className={`no-print ${styles.toolbar}`}>
      <ResultLine state={state} />
      <div className={styles.buttons}>
        <button type="button" className={`${styles.button} ${styles.open}`} popovertarget={OPTIONS_PANEL_ID}>
          Options
        </button>
        {changes.map(({ label, action, isOff = false, keys }) => (
          // Not `disabled`, which would lose the focus after the last step.
          <button
            key={label}
            type="button"
            className={styles.button}
            aria-disabled={disabled || isOff}
            aria-keyshortcuts={keys}
            onClick={() => dispatch(action)}
          >
            {label}
          </button>
        ))}
        <button
          type="button"
          className={styles.button}
          data-state={copyState}
          aria-describedby={isLong ? lengthId : undefined}
          onClick={() => void copy()}
        >
          <span aria-live="polite">{COPY_LABELS[copyState]}</span>
        </button>
      </div>
      {isLong && (
        <p id={lengthId} className={styles.notice}>
          The link has {linkLength} characters: chat programs cut what is longer than {MAX_MESSAGE_LENGTH}.
        </p>
      )}
      <p role="status" className={styles.notice}>
        {disabled ? DISABLED_NOTICE : message}
      </p>
    </div>
  );
}
