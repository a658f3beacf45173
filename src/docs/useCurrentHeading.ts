import { useEffect, useRef } from 'react';
import { listen } from '../runtime/listen';
import type { DocumentHeading } from '../shared/document';
import { keepInView } from './keepInView';

/** Position of a heading in px from the top of the viewport. */
interface HeadingPosition {
  id: string;
  top: number;
  bottom: number;
}

/**
 * The first heading below the top edge if it is in the upper half of the viewport, else the one before; the last if all
 * are above.
 */
export function currentHeading(headings: Iterable<HeadingPosition>, viewportHeight: number): string | null {
  let before: string | null = null;
  for (const { id, top, bottom } of headings) {
    if (top >= 0) return bottom < viewportHeight / 2 ? id : before;
    before = id;
  }
  return before;
}

/**
 * Positions of the visible headings; those in hidden tabs or closed details are left out. Each is measured when it is
 * asked for, as that lays out the fold it is in.
 */
export function* headingPositions(
  page: ParentNode,
  headings: readonly Pick<DocumentHeading, 'id'>[],
): Generator<HeadingPosition> {
  for (const { id } of headings) {
    const element = page.querySelector(`#${CSS.escape(id)}`);
    if (!element || element.getClientRects().length === 0) continue;
    const { top, bottom } = element.getBoundingClientRect();
    // Browsers that close details with content-visibility give their content a position but no height.
    if (bottom > top) yield { id, top, bottom };
  }
}

/** Marks the link to the current heading in the list, and names it in the bar. Returns the list's ref. */
export function useCurrentHeading(headings: readonly DocumentHeading[]) {
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    const list = ref.current;
    const page = list?.parentElement;
    if (!page) return undefined;
    let frame = 0;
    let current: HTMLElement | null = null;
    const label = page.querySelector('[data-current-heading]');
    const update = () => {
      frame = 0;
      const id = currentHeading(headingPositions(page, headings), window.innerHeight);
      const link = id === null ? null : list.querySelector<HTMLElement>(`a[href="#${CSS.escape(id)}"]`);
      if (link === current) return;
      current?.removeAttribute('aria-current');
      link?.setAttribute('aria-current', 'true');
      current = link;
      if (label) label.textContent = link?.textContent ?? '';
      if (link) keepInView(list, link);
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    const onToggle = () => {
      if (current) keepInView(list, current);
    };
    schedule();
    const ends = [
      // A filter makes new elements of the links that it keeps.
      listen(list, { toggle: onToggle, input: schedule }),
      listen(window, { scroll: schedule, resize: schedule }, { passive: true }),
    ];
    return () => {
      current?.removeAttribute('aria-current');
      cancelAnimationFrame(frame);
      ends.forEach((end) => end());
    };
  }, [headings]);

  return ref;
}
