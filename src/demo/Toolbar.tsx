import { useId } from 'react';
import { linkTo } from '../runtime/linkTo';
import { useCopy } from '../runtime/useCopy';
import { COPY_LINK_LABELS } from '../shared/copyLabels';
import { longLinkWarning } from '../shared/link/linkLength';
import { DISABLED_NOTICE, emptyQuery, type DemoAction, type DemoSession } from './core/demoReducer';
import { exampleQuery } from './core/exampleQuery';
import { dispatch } from './demoStore';
import { OPTIONS_PANEL_ID } from './OptionsPanel';
import { ResultLine } from './ResultLine';
import { currentLink } from './useDemoLink';
import { useUndoKeys } from './useUndoKeys';
import * as styles from './Toolbar.module.css';

interface ToolbarProps {
  library: string;
  session: DemoSession;
}

const INITIAL_NOTICE = 'This is the query that the demo begins with.';

/** A button that changes the query. */
interface Change {
  label: string;
  action: DemoAction;
  isOff?: boolean;
  keys?: string;
}

export function Toolbar({ library, session: { state, past, future, hash, message } }: ToolbarProps) {
  useUndoKeys();
  const lengthId = useId();
  const [copyState, copy] = useCopy(() => currentLink(library));
  const warning = hash === '' ? '' : longLinkWarning(linkTo(hash));
  const { disabled } = state.options;
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
          aria-describedby={warning ? lengthId : undefined}
          onClick={() => void copy()}
        >
          <span aria-live="polite">{COPY_LINK_LABELS[copyState]}</span>
        </button>
      </div>
      {warning && (
        <p id={lengthId} className={styles.notice}>
          {warning}
        </p>
      )}
      <p role="status" className={styles.notice}>
        {disabled ? DISABLED_NOTICE : message}
      </p>
    </div>
  );
}
