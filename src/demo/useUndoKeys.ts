import { useEffect } from 'react';
import { listen } from '../runtime/listen';
import { letterOf, takesText } from '../shared/keyboard';
import { dispatch } from './demoStore';

/** Undoes and redoes changes of the query by keyboard; text fields keep these keys for themselves. */
export function useUndoKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const action = actionOf(event);
      const [target] = event.composedPath();
      if (!action || event.defaultPrevented || !(target instanceof HTMLElement)) return;
      if (takesText(target) && target.tagName !== 'SELECT') return;
      event.preventDefault();
      dispatch({ type: action });
    };
    return listen(document, { keydown: onKeyDown });
  }, []);
}

function actionOf(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  if (altKey || ctrlKey === metaKey) return undefined;
  const letter = letterOf(event);
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : undefined;
}
