import { readStorage, writeStorage } from './storage';

export type ColorMode = 'light' | 'dark';

/** Where a browser keeps the mode that its reader chose. */
export const COLOR_MODE_KEY = 'theme';

/** Whether the system prefers dark. */
export const DARK_QUERY = '(prefers-color-scheme: dark)';

/** The mode that a stored value names; anything else than `light` and `dark` is as if nothing were stored. */
export function parseColorMode(stored: string | null): ColorMode | null {
  return stored === 'light' || stored === 'dark' ? stored : null;
}

const listeners = new Set<() => void>();

/** The mode that the page shows. */
export const currentColorMode = (): ColorMode => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

function show(mode: ColorMode): void {
  if (mode === currentColorMode()) return;
  document.documentElement.dataset.theme = mode;
  for (const listener of listeners) listener();
}

/** Shows a mode and remembers that the reader chose it. */
export function chooseColorMode(mode: ColorMode): void {
  writeStorage(COLOR_MODE_KEY, mode);
  show(mode);
}

/** Calls a listener whenever the mode changes; returns what ends it. */
export function subscribeColorMode(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows the choice made in another tab and, as long as none is stored, the system. */
export function followColorMode(): void {
  const system = window.matchMedia(DARK_QUERY);
  const update = () => show(parseColorMode(readStorage(COLOR_MODE_KEY)) ?? (system.matches ? 'dark' : 'light'));
  system.addEventListener('change', update);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== COLOR_MODE_KEY) return;
    const mode = parseColorMode(newValue);
    if (mode) show(mode);
  });
}
