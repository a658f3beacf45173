import { withPrefix } from 'gatsby';
import { mayPrefetch, type Connection } from './connection';
import { gatsbyWindow } from './gatsbyGlobals';

/** Has Gatsby spare slow and dear connections when the pointer is on a link, as it does when a link is seen. */
export function limitPrefetch(): void {
  const loader = gatsbyWindow().___loader;
  const { hovering } = loader;
  loader.hovering = (path) => {
    const { connection } = navigator as { connection?: Connection };
    if (mayPrefetch(connection) && navigator.onLine) hovering(path);
  };
}

/** The scripts of a page's component, once the page's data is there. */
const scriptsOf = (path: string): string | undefined =>
  gatsbyWindow()
    .___loader.getResourceURLsForPathname(path)
    ?.filter((file) => file.endsWith('.js'))
    .join();

/**
 * Makes a page of the documentation that was prefetched ready to be shown, where it is of the same kind as the page at
 * hand, so that it costs nothing but its data: otherwise Gatsby would ask for the build's number first, once its reader
 * wants to see it.
 */
export function readyPage(path: string): void {
  if (!path.startsWith(withPrefix('/docs/'))) return;
  const scripts = scriptsOf(path);
  if (scripts && scripts === scriptsOf(window.location.pathname)) void gatsbyWindow().___loader.loadPage(path);
}
