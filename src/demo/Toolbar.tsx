import { useId } from 'react';
import { linkTo } from '../runtime/linkTo';
import { useCopy } from '../runtime/useCopy';
import { COPY_LINK_LABELS } from '../shared/copyLinkLabels';
import { longLinkWarning } from '../shared/link/linkLength';
import { DISABLED_NOTICE, emptyQuery, type DemoSession } from './core/demoReducer';
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

export function Toolbar({ library, session: { state, past, future, hash, message } }: ToolbarProps) {
  useUndoKeys();
  const lengthId = useId();
  const [copyState, copy] = useCopy(() => currentLink(library));
  const warning = hash === '' ? '' : longLinkWarning(linkTo(hash));
  const { disabled } = state.options;
  return (
    <div className={`no-print ${styles.toolbar}`}>
      <ResultLine state={state} />
      <div className={styles.buttons}>
        <button type="button" className={`${styles.button} ${styles.open}`} popovertarget={OPTIONS_PANEL_ID}>
          Options
        </button>
        <button
          type="button"
          className={styles.button}
          aria-disabled={disabled}
          onClick={() => dispatch({ type: 'replace', query: emptyQuery, message: 'The query is empty.' })}
        >
          Clear query
        </button>
        <button
          type="button"
          className={styles.button}
          aria-disabled={disabled}
          onClick={() =>
            dispatch({
              type: 'replace',
              query: exampleQuery(state.data),
              message: 'This is the query that the demo begins with.',
            })
          }
        >
          Initial query
        </button>
        {/* Not `disabled`, which would lose the focus after the last step. */}
        <button
          type="button"
          className={styles.button}
          aria-disabled={disabled || past.length === 0}
          aria-keyshortcuts="Control+Z Meta+Z"
          onClick={() => dispatch({ type: 'undo' })}
        >
          Undo
        </button>
        <button
          type="button"
          className={styles.button}
          aria-disabled={disabled || future.length === 0}
          aria-keyshortcuts="Control+Y Control+Shift+Z Meta+Shift+Z"
          onClick={() => dispatch({ type: 'redo' })}
        >
          Redo
        </button>
        <button
          type="button"
          className={styles.button}
          data-state={copyState}
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
