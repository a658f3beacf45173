import { layOutAllFolds } from './folds';
import { hashTarget } from './hashTarget';
import { parsePositions, serializePositions, type ScrollPositions } from './scrollPositions';
import { readStorage, writeStorage } from './storage';

const STORAGE_KEY = 'scroll-positions';

/** How long to wait for the page to reach its former height, in ms. */
const GROWTH_TIMEOUT_MS = 3000;

interface EntryState {
  key?: string;
}

let stored: ScrollPositions | undefined;

/** Read lazily, because the first access to storage is slow and would delay the start of the page. */
const positions = (): ScrollPositions => (stored ??= parsePositions(readStorage(STORAGE_KEY, 'sessionStorage')));

/** History key and path of the current page. */
let current = '';
let page = '';
let stopWaiting = () => {};

/** The key of the current history entry. Entries made by the browser itself have no key and get one here. */
function entryKey(): string {
  const state = window.history.state as EntryState | null;
  if (state?.key) return state.key;
  const key = `${Date.now()}-${Math.random()}`;
  window.history.replaceState({ ...state, key }, '');
  return key;
}

export function keepScroll(): void {
  current = entryKey();
  page = window.location.pathname;
  // With `manual`, the old page keeps its position until the next one is shown. The pagehide listener restores `auto`
  // for pages that the browser loads itself.
  const takeOver = () => {
    window.history.scrollRestoration = 'manual';
  };
  takeOver();
  window.addEventListener('pageshow', ({ persisted }) => {
    takeOver();
    // WebKit restores the position of a page in its back/forward cache after this event, unless with `manual`.
    const top = positions().get(current);
    if (persisted && top !== undefined) window.scrollTo({ top, behavior: 'instant' });
  });
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
    positions().set(current, window.scrollY);
    writeStorage(STORAGE_KEY, serializePositions(positions()), 'sessionStorage');
  });
  window.addEventListener('popstate', () => {
    const isNew = (window.history.state as EntryState | null)?.key === undefined;
    const key = entryKey();
    // A new entry for the same path continues with the current page. An existing entry has yet to be restored or
    // loaded.
    if (isNew && window.location.pathname === page) current = key;
  });
  window.addEventListener('scroll', () => positions().set(current, window.scrollY), { passive: true });
}

/** Scrolls to a position as soon as the page is tall enough, unless the reader interacts first. */
function restore(top: number): void {
  const scroll = () => window.scrollTo({ top, behavior: 'instant' });
  scroll();
  if (window.scrollY >= Math.floor(top)) return;
  const ending = new AbortController();
  const grown = new ResizeObserver(() => {
    scroll();
    if (window.scrollY >= Math.floor(top)) stopWaiting();
  });
  const timer = setTimeout(() => stopWaiting(), GROWTH_TIMEOUT_MS);
  stopWaiting = () => {
    ending.abort();
    grown.disconnect();
    clearTimeout(timer);
    stopWaiting = () => {};
  };
  grown.observe(document.body);
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(type, () => stopWaiting(), { passive: true, signal: ending.signal });
}

/**
 * Returns a handler of recoverable hydration errors, after which React renders the whole page again: it brings the hash
 * target back to its place in the viewport.
 */
export function keepHashTarget(): (error: unknown) => void {
  const place = () => hashTarget(window.location.hash)?.getBoundingClientRect().top;
  let kept = place();
  const follow = () => {
    if (document.documentElement.dataset.hydrated === undefined) kept = place();
    else window.removeEventListener('scroll', follow);
  };
  window.addEventListener('scroll', follow, { passive: true });
  return (error) => {
    reportError(error);
    if (document.documentElement.dataset.hydrated !== undefined) return;
    const now = place();
    if (kept !== undefined && now !== undefined) window.scrollBy({ top: now - kept, behavior: 'instant' });
  };
}

/** Whether the current history entry shows its page from the top. */
export const opensAtTop = (): boolean =>
  window.location.hash === '' && !positions().has((window.history.state as EntryState | null)?.key ?? '');

type Address = Pick<Location, 'pathname' | 'hash' | 'href'>;

/**
 * Scrolls to the position in this history entry, else to the hash target, else to the top. A change of only the search
 * does not scroll.
 */
export function scrollToHistoryEntry({ pathname, hash, href }: Address, before: Address): void {
  stopWaiting();
  layOutAllFolds();
  current = entryKey();
  page = pathname;
  const known = positions().get(current);
  const target = hashTarget(hash);
  if (known !== undefined) restore(known);
  else if (target) target.scrollIntoView({ behavior: 'instant' });
  else if (pathname !== before.pathname || href === before.href) window.scrollTo({ top: 0, behavior: 'instant' });
  positions().set(current, window.scrollY);
}
