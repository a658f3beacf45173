import { hashTarget } from './hashTarget';

/** Gives an element the focus, for as long as its reader leaves it there, and does not scroll. */
function focus(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/** Gives the focus to where the page's reader begins: what the hash names, else the main heading, else the main part. */
export function focusPage(): void {
  const start =
    hashTarget(window.location.hash) ??
    document.querySelector<HTMLElement>('main h1') ??
    document.querySelector('main');
  if (start) focus(start);
}

/**
 * Has a new page begin at its heading. When the path has changed, the router gives the focus to the frame of the whole
 * page, from which a reader would go through all the bars again.
 */
export function focusHeadings(): void {
  const frame = document.getElementById('gatsby-focus-wrapper');
  if (frame) frame.focus = focusPage;
}
