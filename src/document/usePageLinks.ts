import { useEffect, type RefObject } from 'react';
import type { DocumentNode } from './types';
import { gatsbyWindow } from '../runtime/gatsbyGlobals';

/** The link to a page of the site that an event is about, if it is about one. */
const linkOf = ({ target }: Event) => (target as Element).closest<HTMLAnchorElement>('a[data-page]');

/** Whether a click asks for something else than to go on in this tab. */
const isOtherwise = ({ defaultPrevented, button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey;

function follow(event: MouseEvent): void {
  const link = linkOf(event);
  if (!link || isOtherwise(event)) return;
  event.preventDefault();
  const to = link.pathname + link.search + link.hash;
  gatsbyWindow().___navigate(to, { replace: to === window.location.pathname });
}

function hover(event: MouseEvent): void {
  const link = linkOf(event);
  if (link) gatsbyWindow().___loader.hovering(link.pathname);
}

/**
 * Has the links to pages in HTML that React does not know do what Gatsby's do: change the page without loading it, and
 * prefetch it as soon as they are seen, or the pointer is on them.
 *
 * @param nodes what the element shows
 */
export function usePageLinks(ref: RefObject<HTMLElement | null>, nodes: readonly DocumentNode[]): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        gatsbyWindow().___loader.enqueue((target as HTMLAnchorElement).pathname);
      }
    });
    for (const link of element.querySelectorAll('a[data-page]')) observer.observe(link);
    element.addEventListener('click', follow);
    element.addEventListener('mouseover', hover);
    return () => {
      observer.disconnect();
      element.removeEventListener('click', follow);
      element.removeEventListener('mouseover', hover);
    };
  }, [ref, nodes]);
}
