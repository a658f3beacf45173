import { useEffect, type RefObject } from 'react';
import { followPageLink, hoverPageLink, prefetchWhenSeen } from '../runtime/pageLinks';
import type { DocumentNode } from './types';

/** Has a function see to the link to a page of the site that an event is about, if it is about one. */
const onLink = (see: (event: MouseEvent, link: HTMLAnchorElement) => void) => (event: MouseEvent) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-page]');
  if (link) see(event, link);
};

const follow = onLink((event, link) => followPageLink(event, link));
const hover = onLink((_, link) => hoverPageLink(link));

/**
 * Has the links to pages in HTML that React does not know do what those of React do.
 *
 * @param nodes what the element shows
 */
export function usePageLinks(ref: RefObject<HTMLElement | null>, nodes: readonly DocumentNode[]): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    for (const link of element.querySelectorAll<HTMLAnchorElement>('a[data-page]')) prefetchWhenSeen(link);
    element.addEventListener('click', follow);
    element.addEventListener('mouseover', hover);
    return () => {
      element.removeEventListener('click', follow);
      element.removeEventListener('mouseover', hover);
    };
  }, [ref, nodes]);
}
