import { useEffect, type RefObject } from 'react';
import { followPageLink, prefetchPageLink } from '../../runtime/pageLinks';

const onLink = (see: (event: MouseEvent, link: HTMLAnchorElement) => void) => (event: MouseEvent) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-page]');
  if (link) see(event, link);
};

const follow = onLink((event, link) => followPageLink(event, link));
const hover = onLink((_, link) => prefetchPageLink(link));

/** Makes page links in static HTML behave like `PageLink`: client-side navigation and prefetch. */
export function usePageLinks(ref: RefObject<HTMLElement | null>, html: string): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    element.addEventListener('click', follow);
    element.addEventListener('mouseover', hover);
    return () => {
      element.removeEventListener('click', follow);
      element.removeEventListener('mouseover', hover);
    };
  }, [ref, html]);
}
