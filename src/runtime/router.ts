import { parsePath } from 'gatsby';
import { connected } from './connection';
import { gatsbyWindow } from './gatsbyGlobals';
import { createPageChanges } from './pageChange';
import { isPageLoaded, loadPage } from './pageFiles';
import { writeStorage } from './storage';
import { withoutFrame } from './withoutFrame';

const {
  status,
  begin,
  shown: endChange,
  cancel,
} = createPageChanges({
  load: loadPage,
  isLoaded: isPageLoaded,
  isOnline: () => navigator.onLine,
  connected,
});

/** How far the change of page is. */
export { status as changeStatus };

/** Path and search of the page that shows; null until React runs it. */
let shownPath: string | null = null;

const pathOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => pathname + search;

/** To be told the address of every page that shows. */
export function pageShown(location: Pick<Location, 'pathname' | 'search'>): void {
  shownPath = pathOf(location);
  endChange();
}

/** Where Gatsby notes that it has loaded a page anew to get the files of another build: one time is enough. */
const RELOADED_KEY = 'gatsby-reload-compilation-hash-match';

function leave(load: () => void): void {
  writeStorage(RELOADED_KEY, '1', 'sessionStorage');
  load();
}

/**
 * Sees to the pages that the browser's back and forward buttons lead to: where the files of one fail, the browser loads
 * it at its whole address. To be called before Gatsby listens for the buttons.
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

/**
 * Sees to the pages that links lead to. Gatsby is asked only for what it can show: where files fail, it would load the
 * page without its search and hash.
 */
export function watchLinks(): void {
  const site = gatsbyWindow();
  const navigate = site.___navigate;
  site.___navigate = (to, options) => {
    const path = pathOf(parsePath(String(to)));
    if (typeof to === 'number' || path === shownPath) {
      cancel();
      navigate(to, options);
      return;
    }
    const load = () => (options?.replace ? window.location.replace(to) : window.location.assign(to));
    void begin(
      path,
      () => withoutFrame(() => navigate(to, options)),
      () => leave(load),
    );
  };
  site.___push = (to) => site.___navigate(to, { replace: false });
  site.___replace = (to) => site.___navigate(to, { replace: true });
}

/** Keeps Gatsby from loading the page anew, over and over, when a part of it does not load and nobody told. */
export function keepPageOnFailedPart(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if ((event.reason as { name?: string } | null)?.name === 'ChunkLoadError') event.stopImmediatePropagation();
  });
}
