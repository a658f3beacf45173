import { useEffect } from 'react';
import { listen } from '../runtime/listen';
import { dispatch } from './demoStore';

/** Inputs without text, in which undoing means the query. */
const WITHOUT_TEXT = 'input:is([type=checkbox], [type=radio], [type=range], [type=button], [type=submit])';
const FIELDS = `textarea, input:not(${WITHOUT_TEXT})`;

/** Undoes and redoes changes of the query by keyboard; text fields keep these keys for themselves. */
export function useUndoKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const action = actionOf(event);
      const [target] = event.composedPath();
      if (!action || event.defaultPrevented || !(target instanceof HTMLElement)) return;
      if (target.isContentEditable || target.matches(FIELDS)) return;
      event.preventDefault();
      dispatch({ type: action });
    };
    return listen(document, { keydown: onKeyDown });
  }, []);
}

function actionOf({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (altKey || ctrlKey === metaKey) return undefined;
  // A layout without Latin letters is read by the place of the key.
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : undefined;
}
