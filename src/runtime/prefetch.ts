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
