import { readStorage, removeStorage, subscribeStorage, writeStorage } from './storage';

export type ColorMode = 'light' | 'dark';

export type ColorModeChoice = ColorMode | 'system';

export const COLOR_MODE_KEY = 'theme';

const systemPrefersDark = () => window.matchMedia('(prefers-color-scheme: dark)');

/** Null for anything but `light` and `dark`. */
const parseColorMode = (stored: string | null): ColorMode | null =>
  stored === 'light' || stored === 'dark' ? stored : null;

/** The stored mode, else the system's. */
export const preferredColorMode = (stored: string | null): ColorMode =>
  parseColorMode(stored) ?? (systemPrefersDark().matches ? 'dark' : 'light');

const listeners = new Set<() => void>();

export const currentColorMode = (): ColorMode => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

function show(mode: ColorMode): void {
  if (mode === currentColorMode()) return;
  document.documentElement.dataset.theme = mode;
  for (const listener of listeners) listener();
}

export const chosenColorMode = (): ColorModeChoice => parseColorMode(readStorage(COLOR_MODE_KEY)) ?? 'system';

/** Nothing is stored for the system. */
export function chooseColorMode(choice: ColorModeChoice): void {
  if (choice === 'system') removeStorage(COLOR_MODE_KEY);
  else writeStorage(COLOR_MODE_KEY, choice);
  show(preferredColorMode(readStorage(COLOR_MODE_KEY)));
}

/** Returns an unsubscribe function. */
export function subscribeColorMode(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows changes on other pages and, while no mode is stored, of the system. */
export function followColorMode(): void {
  const follow = () => show(preferredColorMode(readStorage(COLOR_MODE_KEY)));
  systemPrefersDark().addEventListener('change', follow);
  subscribeStorage(follow);
}
