import { withPrefix } from 'gatsby';
import { gatsbyWindow } from './gatsbyGlobals';

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
