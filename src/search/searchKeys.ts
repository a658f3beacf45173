/** What the script that listens for the search's keys shares with the page: see searchKeysScript.ts. */
export interface SearchKeys {
  /** What was typed after a shortcut, as long as nothing else takes it; null when nobody waits. */
  typed: string | null;
  /** Called at a shortcut; null until React runs the page. */
  onShortcut: (() => void) | null;
}

const keys = (): SearchKeys | undefined => (window as { searchKeys?: SearchKeys }).searchKeys;

/**
 * Calls a listener at each press of a shortcut, and at once when one was pressed before React came.
 *
 * @returns what ends it
 */
export function listenForShortcut(onShortcut: () => void): () => void {
  const shared = keys();
  if (!shared) return () => undefined;
  shared.onShortcut = onShortcut;
  if (shared.typed !== null) onShortcut();
  return () => {
    shared.onShortcut = null;
  };
}

/** Takes over what was typed since the shortcut; what follows is for who holds the focus. */
export function takeTyped(): string {
  const shared = keys();
  const typed = shared?.typed ?? '';
  if (shared) shared.typed = null;
  return typed;
}
