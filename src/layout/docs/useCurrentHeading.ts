import { useContext, useEffect, useRef } from 'react';
import type { DocumentHeading } from '../../document/types';
import { PageState } from '../../runtime/pageState';

/** A heading and where it stands, in px from the top of the viewport. */
export interface HeadingPosition {
  id: string;
  top: number;
  bottom: number;
}

/**
 * The heading that a reader is at: the first one below the top edge when it stands in the upper half of the viewport,
 * else the one before it; the last when none is below.
 */
export function currentHeading(headings: readonly HeadingPosition[], viewportHeight: number): string | null {
  const index = headings.findIndex(({ top }) => top >= 0);
  if (index === -1) return headings.at(-1)?.id ?? null;
  const next = headings[index];
  if (next && next.bottom < viewportHeight / 2) return next.id;
  return headings[index - 1]?.id ?? null;
}

/** Where headings of a page stand. One in a hidden tab or in closed details stands nowhere, so it is left out. */
export function headingPositions(
  page: ParentNode,
  headings: readonly Pick<DocumentHeading, 'id'>[],
): HeadingPosition[] {
  return headings.flatMap(({ id }) => {
    // Another page, which is leaving or not yet shown, may have the same id.
    const element = page.querySelector(`#${CSS.escape(id)}`);
    if (!element || element.getClientRects().length === 0) return [];
    const { top, bottom } = element.getBoundingClientRect();
    // Browsers that close details by content-visibility leave what is in them a place, but no height.
    return bottom > top ? [{ id, top, bottom }] : [];
  });
}

/** Scrolls a list so that one of its links can be seen. */
function keepInView(list: HTMLElement, link: HTMLElement): void {
  const above = link.offsetTop - list.scrollTop;
  if (above < 0 || above > list.clientHeight - link.offsetHeight)
    list.scrollTop = link.offsetTop - list.clientHeight / 2;
}

/** Follows the reader through the headings of a page: of the list, marks the link to the current one. */
export function useCurrentHeading(headings: readonly DocumentHeading[]) {
  const ref = useRef<HTMLElement>(null);
  const isShown = useContext(PageState) === 'shown';

  useEffect(() => {
    const list = ref.current;
    const page = list?.parentElement;
    if (!page || !isShown) return undefined;
    let frame = 0;
    let current: HTMLElement | null = null;
    const update = () => {
      frame = 0;
      // On a narrow screen nobody sees the mark, and to find its place is work.
      if (list.getClientRects().length === 0) return;
      const id = currentHeading(headingPositions(page, headings), window.innerHeight);
      const link = id === null ? null : list.querySelector<HTMLElement>(`a[href="#${CSS.escape(id)}"]`);
      if (link === current) return;
      current?.removeAttribute('aria-current');
      link?.setAttribute('aria-current', 'true');
      current = link;
      if (link) keepInView(list, link);
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      current?.removeAttribute('aria-current');
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [headings, isShown]);

  return ref;
}
