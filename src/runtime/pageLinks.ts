import { prefetchPathname } from 'gatsby';
import { mayPrefetch } from './connection';
import { loadPage } from './gatsbyInternals';
import { goTo } from './router';

type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>;
type Click = Press & Pick<MouseEvent, 'defaultPrevented' | 'preventDefault'>;

/** Whether a click asks for more than navigation: a new tab, a new window, a download. */
export const isModifiedClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: Press): boolean =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey;

/** Handles a click on an internal link with a client-side page change. `state` is that of the new history entry. */
export function followPageLink(event: Click, link: HTMLAnchorElement, state?: object): void {
  if (event.defaultPrevented || isModifiedClick(event)) return;
  event.preventDefault();
  const to = link.pathname + link.search + link.hash;
  goTo(to, { state, replace: to === window.location.pathname });
}

/** Prefetches a link's page unless the browser is offline, on a slow connection or in data saving mode. */
export function prefetchPageLink(link: HTMLAnchorElement): void {
  if (mayPrefetch()) void loadPage(link.pathname);
}

let observer: IntersectionObserver | undefined;

/** Ref callback that prefetches a link's page when it becomes visible. All links share one observer. */
export function prefetchWhenSeen(link: HTMLAnchorElement | null): void {
  if (!link) return;
  observer ??= new IntersectionObserver((entries, self) => {
    for (const { target, isIntersecting } of entries) {
      const { pathname } = target as HTMLAnchorElement;
      if (!isIntersecting || pathname === window.location.pathname) continue;
      self.unobserve(target);
      prefetchPathname(pathname);
    }
  });
  observer.observe(link);
}
