import { parsePath } from 'gatsby';
import { whenOnline } from './connection';
import {
  isOfRunningBuild,
  isPageLoaded,
  loadPage,
  markReloaded,
  navigateToPage,
  stylesheetsOf,
} from './gatsbyInternals';
import { createPageChanges, PAGE_TIMEOUT_MS } from './pageChange';
import { hasRules } from './pageStylesheets';

/** Whether a page's files have loaded in time and belong to the running build. */
async function load(path: string): Promise<boolean> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PAGE_TIMEOUT_MS));
  const page = await Promise.race([loadPage(path), late]);
  return page !== undefined && isOfRunningBuild(page) && stylesheetsOf(page).every(hasRules);
}

const {
  status,
  begin,
  shown: endChange,
  cancel,
} = createPageChanges({ load, isLoaded: isPageLoaded, isOnline: () => navigator.onLine, connected: whenOnline });

export { status as changeStatus };

/** Path and search of the current page; null before hydration. */
let shownPath: string | null = null;

const pathOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => pathname + search;

/** Must be called with the address of every page that is shown. */
export function notifyPageShown(location: Pick<Location, 'pathname' | 'search'>): void {
  shownPath = pathOf(location);
  endChange();
}

function leave(load: () => void): void {
  markReloaded();
  load();
}

/**
 * Handles back and forward: if a page's files fail, the browser loads the full address. Must be called before Gatsby
 * adds its popstate listener.
 */
export function watchHistory(): void {
  window.addEventListener('popstate', (event) => {
    if (shownPath === null) return;
    const path = pathOf(window.location);
    if (path === shownPath || isPageLoaded(path)) {
      cancel();
      return;
    }
    event.stopImmediatePropagation();
    const show = () => window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    void begin(path, show, () => leave(() => window.location.reload()));
  });
}

interface Destination {
  state?: object;
  replace?: boolean;
}

/**
 * Navigates client-side. Gatsby only gets pages whose files have loaded, because on failure it would load the page
 * without search and hash. `to` includes the path prefix.
 */
export function goTo(to: string, { state, replace = false }: Destination = {}): void {
  const path = pathOf(parsePath(to));
  const show = () => navigateToPage(to, { state, replace });
  if (path === shownPath) {
    cancel();
    show();
    return;
  }
  const load = () => (replace ? window.location.replace(to) : window.location.assign(to));
  void begin(path, show, () => leave(load));
}
