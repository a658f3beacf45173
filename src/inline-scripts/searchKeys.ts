import type { SearchKeys } from '../search/searchKeys';
import { letterOf, takesText } from '../shared/keyboard';

/** Ctrl+K, Cmd+K, or a slash outside text fields and open dialogs. */
function isShortcut(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  // The event's target is the host of a shadow tree, not the field in it.
  const element = event.composedPath()[0] as HTMLElement;
  const hasCommand = ctrlKey || metaKey;
  if (altKey || element.isContentEditable) return false;
  if (key === '/') return !hasCommand && !takesText(element) && !document.querySelector('dialog[open]');
  return hasCommand && !shiftKey && letterOf(event) === 'k';
}

/** Handles a key typed while the search loads. Returns whether the key was for the search. */
function typeKey(keys: { typed: string | null }, searchPath: string, event: KeyboardEvent): boolean {
  const { key } = event;
  const typed = keys.typed ?? '';
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  if (key === 'Enter') location.href = `${searchPath}?q=${encodeURIComponent(typed)}`;
  else if (key === 'Escape') keys.typed = null;
  else if (key === 'Backspace') keys.typed = typed.slice(0, -1);
  else if (key.length === 1) keys.typed = typed + key;
  else return false;
  return true;
}

/**
 * Handles the search shortcuts until the search has loaded, then calls its `onShortcut` (see search/searchKeys.ts).
 * Before, it buffers what is typed, and Enter opens the search page.
 */
export function listenForSearchKeys(searchPath: string): void {
  const keys: SearchKeys = { typed: null, onShortcut: null };
  (window as { searchKeys?: SearchKeys }).searchKeys = keys;

  addEventListener('keydown', (event) => {
    // Some browsers report IME composition only by key code 229.
    if (!event.key || event.defaultPrevented || event.isComposing || event.keyCode === 229) return;
    const isWaiting = keys.typed !== null;
    if (isWaiting ? !typeKey(keys, searchPath, event) : !isShortcut(event)) return;
    event.preventDefault();
    if (isWaiting) return;
    if (keys.onShortcut) keys.onShortcut();
    else keys.typed = '';
  });
}
