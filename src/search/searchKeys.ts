/** Shared by the page and the inline script that listens for shortcuts: see inline-scripts/searchKeys.ts. */
export interface SearchKeys {
  /** Text typed after a shortcut until an input takes it; null if none is expected. */
  typed: string | null;
  /** Called on a shortcut; null until hydration. */
  onShortcut: (() => void) | null;
}

const keys = (): SearchKeys | undefined => (window as { searchKeys?: SearchKeys }).searchKeys;

/** Calls a listener on each shortcut, and at once if one was pressed before hydration; returns the cleanup. */
export function listenForShortcut(onShortcut: () => void): () => void {
  const shared = keys();
  if (!shared) return () => undefined;
  shared.onShortcut = onShortcut;
  if (shared.typed !== null) onShortcut();
  return () => {
    shared.onShortcut = null;
  };
}

/** Takes the text typed since the shortcut; later keys go to the focused element. */
export function takeEarlyInput(): string {
  const shared = keys();
  const typed = shared?.typed ?? '';
  if (shared) shared.typed = null;
  return typed;
}
