import { hashTarget } from './hashTarget';

/** Focuses the main element without scrolling, for controls that disappear when used and would lose focus. */
export const focusMain = (): void => document.querySelector('main')?.focus({ preventScroll: true });

/** Focuses an element without scrolling; a temporary tabindex is removed on blur. */
function focus(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/** Focuses the hash target, else the main heading, else the main element. */
export function focusPage(): void {
  const start =
    hashTarget(window.location.hash) ??
    document.querySelector<HTMLElement>('main h1') ??
    document.querySelector('main');
  if (start) focus(start);
}
