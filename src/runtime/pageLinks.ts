import { mayPrefetch, type Connection } from './connection';
import { gatsbyWindow } from './gatsbyGlobals';
import { pointAtPage } from './pageAhead';

type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>;
type Click = Press & Pick<MouseEvent, 'defaultPrevented' | 'preventDefault'>;

/** Whether a click asks the browser for more than to follow a link: a new tab, a new window, a download. */
export const isModified = ({ button, metaKey, altKey, ctrlKey, shiftKey }: Press): boolean =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey;

/**
 * Changes the page at a click on a link to another page of the site, without loading it.
 *
 * @param state for the history's entry of that page
 */
export function followPageLink(event: Click, link: HTMLAnchorElement, state?: object): void {
  if (event.defaultPrevented || isModified(event)) return;
  event.preventDefault();
  const to = link.pathname + link.search + link.hash;
  gatsbyWindow().___navigate(to, { state, replace: to === window.location.pathname });
}

/**
 * Prefetches the page of a link that the pointer is on, and has it made ahead. Slow and dear connections are spared, as
 * Gatsby spares them when a link is seen.
 */
export function hoverPageLink(link: HTMLAnchorElement): void {
  const { connection } = navigator as { connection?: Connection };
  if (!mayPrefetch(connection) || !navigator.onLine) return;
  gatsbyWindow().___loader.hovering(link.pathname);
  pointAtPage(link);
}

let observer: IntersectionObserver | undefined;

/** Prefetches the page of a link as soon as the link is seen. One observer sees to all links, and forgets those that go. */
export function prefetchWhenSeen(link: HTMLAnchorElement | null): void {
  if (!link) return;
  observer ??= new IntersectionObserver((entries, self) => {
    for (const { target, isIntersecting } of entries) {
      const { pathname } = target as HTMLAnchorElement;
      // The page at hand is there already.
      if (!isIntersecting || pathname === window.location.pathname) continue;
      self.unobserve(target);
      gatsbyWindow().___loader.enqueue(pathname);
    }
  });
  observer.observe(link);
}
