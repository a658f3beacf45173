import { unfoldAtOnce } from './fold';
import { hashTarget } from './hashTarget';
import { parsePositions, printPositions, type ScrollPositions } from './scrollPositions';
import { readStorage, writeStorage } from './storage';
import { whenIdle } from './whenIdle';

const STORAGE_KEY = 'scroll-positions';

/** How long, in ms, a page may grow until it is as tall as it was. */
const GROWTH = 3000;

interface EntryState {
  key?: string;
}

let stored: ScrollPositions | undefined;

/** The positions that are kept. To ask a browser for what it stores takes it long at first, so it is not while a page starts. */
const positions = (): ScrollPositions => (stored ??= parsePositions(readStorage(STORAGE_KEY, 'sessionStorage')));

/** The entry of the history whose page shows, and the path of that page. */
let current = '';
let page = '';
let stopWaiting = () => {};

/** The key of the entry at hand. The browser gives none to those that it makes itself: such an entry gets one. */
function entryKey(): string {
  const state = window.history.state as EntryState | null;
  if (state?.key) return state.key;
  const key = `${Date.now()}-${Math.random()}`;
  window.history.replaceState({ ...state, key }, '');
  return key;
}

/** Keeps how far the page is scrolled, from now on. */
export function keepScroll(): void {
  current = entryKey();
  page = window.location.pathname;
  // Until the next page is there the old one stays as it is; what the browser loads itself, it scrolls itself.
  const takeOver = () => {
    window.history.scrollRestoration = 'manual';
  };
  takeOver();
  whenIdle(positions);
  window.addEventListener('pageshow', takeOver);
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
    writeStorage(STORAGE_KEY, printPositions(positions()), 'sessionStorage');
  });
  window.addEventListener('popstate', () => {
    const isNew = (window.history.state as EntryState | null)?.key === undefined;
    const key = entryKey();
    // The page at hand goes on in a new entry. To one that was there before it has yet to be scrolled, or to come.
    if (isNew && window.location.pathname === page) current = key;
  });
  window.addEventListener('scroll', () => positions().set(current, window.scrollY), { passive: true });
}

/** Scrolls to where the page was, as soon as it is tall enough, unless its reader does something before. */
function restore(top: number): void {
  const scroll = () => window.scrollTo({ top, behavior: 'instant' });
  scroll();
  if (window.scrollY >= Math.floor(top)) return;
  const ending = new AbortController();
  const grown = new ResizeObserver(() => {
    scroll();
    if (window.scrollY >= Math.floor(top)) stopWaiting();
  });
  const timer = setTimeout(() => stopWaiting(), GROWTH);
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

type Address = Pick<Location, 'pathname' | 'hash' | 'href'>;

/** Whether a page that is about to show will be scrolled to its top, where React runs the site already. */
export function startsAtTop(): boolean {
  return current !== '' && window.location.hash === '' && !positions().get(entryKey());
}

/**
 * Scrolls a page that has come: to where it was in this entry of the history, else to what its hash names, else to the
 * top. A change of its search alone leaves it where it is.
 *
 * @param before the address of the page that showed before
 */
export function scrollPage({ pathname, hash, href }: Address, before: Address): void {
  stopWaiting();
  current = entryKey();
  page = pathname;
  const known = positions().get(current);
  const target = hashTarget(hash);
  // Where a place is in a folded page is but an estimate; the page before may have left this one folded.
  if (known || target) unfoldAtOnce();
  if (known !== undefined) restore(known);
  else if (target) target.scrollIntoView({ behavior: 'instant' });
  else if (pathname !== before.pathname || href === before.href) window.scrollTo({ top: 0, behavior: 'instant' });
  positions().set(current, window.scrollY);
}
